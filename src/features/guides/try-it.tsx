import type { ReactNode } from 'react'
import { choiceGroups, typedAnswer } from '../../domain/questions/kinds/kinds.ts'
import { choiceLetter, type Choice, type Question } from '../../domain/questions/question.ts'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { Rich } from '../../renderer/rich-text.tsx'
import styles from './try-it.module.css'

/** Questions of any kind from the bank to try inside a guide. The answer opens without a script. */
export function TryIt({ questions }: { questions: readonly Question[] }): ReactNode {
  return (
    <div className={styles['try']} data-try-it="">
      {questions.map((question, index) => (
        <section key={question.id}>
          <p className={styles['number']}>Try it: {index + 1}</p>
          <QuestionStem question={question} number={index + 1} />
          {typedAnswer(question) && <p className={styles['choices']}>Work out the number.</p>}
          <GroupsOfChoices groups={choiceGroups(question)} />
          <details className={styles['answer']}>
            <summary>Show the answer</summary>
            <Explanation question={question} />
          </details>
        </section>
      ))}
    </div>
  )
}

function GroupsOfChoices({ groups }: { groups: readonly (readonly Choice[])[] }): ReactNode {
  return groups.map((choices, group) => {
    const lettersBefore = groups.slice(0, group).flat().length
    return (
      <div key={group}>
        {groups.length > 1 && <p className={styles['blank']}>Blank ({'i'.repeat(group + 1)})</p>}
        <ol className={styles['choices']}>
          {choices.map((choice, at) => (
            <li key={choice.id}>
              <span aria-hidden="true">{choiceLetter(lettersBefore + at)}</span>{' '}
              <span>
                <Rich text={choice.text} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    )
  })
}
