import type { ReactNode } from 'react'
import { choiceLetter, choicesOf, type Question } from '../../domain/questions/question.ts'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { Rich } from '../../renderer/rich-text.tsx'
import styles from './try-it.module.css'

/**
 * Questions from the bank to try inside a guide. The answer opens without a script. Only the kind "single" is supported,
 * because the quantities, input fields and sentences of other kinds are not rendered here.
 */
export function TryIt({ questions }: { questions: readonly Question[] }): ReactNode {
  const unsupported = questions.find(({ kind }) => kind !== 'single')
  if (unsupported)
    throw new Error(
      `${unsupported.id} is a question of kind "${unsupported.kind}", but a guide can only show the kind "single"`,
    )
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
