import type { ReactNode } from 'react'
import { choiceLetter, type QuestionOf } from '../../domain/questions/question.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import { withBlanks } from '../../ui/text-with-blanks.tsx'
import styles from './first-question.module.css'

type Props = Readonly<{ question: QuestionOf<'single'> }>

/** A question that can be answered at once, without a script: each choice opens its verdict and the reason for it. */
export function FirstQuestion({ question }: Props): ReactNode {
  return (
    <div className={styles['question']}>
      <h2>Try one now</h2>
      <p className={styles['stem']}>{withBlanks(plainText(question.text))}</p>
      <ol className={styles['choices']}>
        {question.choices.map(({ id, text, isCorrect, why }, index) => (
          <li key={id}>
            <details name="first-question" data-verdict={isCorrect ? 'right' : 'wrong'}>
              <summary>
                <span className={styles['letter']} aria-hidden="true">
                  {choiceLetter(index)}
                </span>
                {plainText(text)}
              </summary>
              <p>
                <strong>{isCorrect ? 'Right.' : 'Not this one.'}</strong> {plainText(why)}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </div>
  )
}
