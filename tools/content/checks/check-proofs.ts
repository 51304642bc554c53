import { logicProblem } from '../proofs/logic.ts'
import { proofProblem } from '../proofs/proof.ts'
import { finding, shareOf, type Finding, type Item } from '../item.ts'

/** Runs the proof of every quantitative question, and solves every logic question by going through all cases. */
export function checkProofs(items: readonly Item[]): readonly Finding[] {
  const quantitative = items.filter(({ question }) => question.section === 'quantitative')
  const logicQuestions = items.filter(({ source }) => source.topic === 'logic')
  const missing = [
    ...quantitative.filter(({ source }) => !has(source, 'proof') && !has(source, 'noProof')),
    ...logicQuestions.filter(({ source }) => !has(source, 'logic') && !has(source, 'noLogic')),
  ].map((item) =>
    finding(item, 'needs a proof (or logic), or noProof (or noLogic) with the reason why there is none'),
  )
  const unproven = shareOf(quantitative, ({ source }) => has(source, 'noProof'))
  return [
    ...missing,
    ...items.flatMap((item) => proofProblems(item).map((problem) => finding(item, problem))),
    ...(unproven > 0.08
      ? [
          {
            file: `content/questions/quantitative/${quantitative[0]?.source.topic ?? ''}`,
            id: 'all',
            rule: `${Math.round(unproven * 100)}% of questions have no proof; at most 8% may have none`,
          },
        ]
      : []),
  ]
}

function proofProblems({ source }: Item): readonly string[] {
  const problems: (string | null)[] = []
  if ('proof' in source && source.proof !== undefined) {
    const choices = 'choices' in source ? source.choices : undefined
    const answer = 'answer' in source ? source.answer : undefined
    problems.push(proofProblem({ proof: source.proof, choices, answer }))
  }
  if ('logic' in source && source.logic) problems.push(logicProblem(source.logic, source.choices))
  return problems.filter((problem) => problem !== null)
}

function has(source: object, name: string): boolean {
  return Reflect.get(source, name) !== undefined
}
