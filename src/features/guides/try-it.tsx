import type { ReactNode } from 'react'
import { choiceLetter, choicesOf, type Question } from '../../domain/questions/question.ts'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { Rich } from '../../renderer/rich-text.tsx'
import styles from './try-it.module.css'

/**
 * Questions of the bank to try on the spot; the answer is one tap away, and needs no script. Of the plain kind only:
 * the others have quantities, fields or sentences of their own, which are not drawn here.
 */
export function TryIt({ questions }: { questions: readonly Question[] }): ReactNode {
  const other = questions.find(({ kind }) => kind !== 'single')
  if (other) throw new Error(`${other.id} is no plain question, and a guide can show no other`)
  return (
    <div className={styles['try']} data-try-it="">
      {questions.map((question, index) => (
        <section key={question.id}>
          <p className={styles['number']}>Try it: {index + 1}</p>
          <QuestionStem question={question} number={index + 1} />
          <ol className={styles['choices']}>
            {choicesOf(question).map((choice, at) => (
              <li key={choice.id}>
                <span aria-hidden="true">{choiceLetter(at)}</span>{' '}
                <span>
                  <Rich text={choice.text} />
                </span>
              </li>
            ))}
          </ol>
          <details className={styles['answer']}>
            <summary>Show the answer</summary>
            <Explanation question={question} />
          </details>
        </section>
      ))}
    </div>
  )
}
