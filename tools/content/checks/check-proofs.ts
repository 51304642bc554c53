import { faultInLogic } from '../proofs/logic.ts'
import { faultIn } from '../proofs/proof.ts'
import { finding, share, type Finding, type Item } from '../item.ts'

/** Every quantitative key is computed once more, and every setting with rules is solved by enumeration. */
export function checkProofs(items: readonly Item[]): readonly Finding[] {
  const quantitative = items.filter(({ question }) => question.section === 'quantitative')
  const logical = items.filter(({ source }) => source.topic === 'logic')
  const missing = [
    ...quantitative.filter(({ source }) => !has(source, 'proof') && !has(source, 'noProof')),
    ...logical.filter(({ source }) => !has(source, 'logic') && !has(source, 'noLogic')),
  ].map((item) => finding(item, 'has neither a proof nor the reason why there is none'))
  const unproven = share(quantitative, ({ source }) => has(source, 'noProof'))
  return [
    ...missing,
    ...items.flatMap((item) => faultsOf(item).map((fault) => finding(item, fault))),
    ...(unproven > 0.08
      ? [
          {
            file: `content/questions/quantitative/${quantitative[0]?.source.topic ?? ''}`,
            id: 'all',
            rule: `${Math.round(unproven * 100)} % have no proof`,
          },
        ]
      : []),
  ]
}

function faultsOf({ source }: Item): readonly string[] {
  const faults: (string | null)[] = []
  if ('proof' in source && source.proof !== undefined) {
    const choices = 'choices' in source ? source.choices : undefined
    const answer = 'answer' in source ? source.answer : undefined
    faults.push(faultIn({ proof: source.proof, choices, answer }))
  }
  if (source.kind === 'single' && source.logic) faults.push(faultInLogic(source.logic, source.choices))
  return faults.filter((fault) => fault !== null)
}

function has(source: object, name: string): boolean {
  return Reflect.get(source, name) !== undefined
}
