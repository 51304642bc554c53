import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import type { BlankWord } from '../domain/questions/kinds/kind-rules.ts'
import { Icon } from '../ui/buttons/icon.tsx'
import styles from './blank-word.module.css'

type Props = Readonly<{ word: BlankWord; isRevealed: boolean }>

/**
 * A blank in the sentence, with the chosen word in it. What changes is an element of its own, because browser
 * translation replaces the texts around it.
 */
export function FilledBlank({ word: { chosen, right, longest }, isRevealed }: Props): ReactNode {
  const isMarked = isRevealed && chosen !== null
  return (
    <span className={styles['blank']} data-longest={longest} data-marked={isMarked || undefined}>
      <span key={`${chosen} ${isMarked}`}>
        {isMarked && chosen !== right && (
          <>
            <Marked verdict="Incorrect" word={chosen} />{' '}
          </>
        )}
        {isMarked ? <Marked verdict="Correct" word={right} /> : (chosen ?? <NoWord />)}
      </span>
    </span>
  )
}

/** What screen readers say of an empty blank. */
function NoWord(): ReactNode {
  return <span className="visually-hidden">blank</span>
}

/** A word of the sentence with its verdict. */
function Marked({ verdict, word }: { verdict: 'Correct' | 'Incorrect'; word: string }): ReactNode {
  const Word = verdict === 'Correct' ? 'span' : 's'
  return (
    <span className={styles['marked']} data-verdict={verdict.toLowerCase()}>
      <Icon shape={verdict === 'Correct' ? Check : X} size={16} weight={2.5} />
      <span className="visually-hidden">{`${verdict}: `}</span>
      <Word>{word}</Word>
    </span>
  )
}
