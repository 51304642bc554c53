import type { ReactNode } from 'react'
import { choiceGroups, choosesFromPassage } from '../../../domain/questions/kinds/kinds.ts'
import { choiceLetter, type Choice, type Question } from '../../../domain/questions/question.ts'
import { groupsByStimulus } from '../../../domain/tests/paper.ts'
import { QuestionText } from '../../../renderer/question-stem.tsx'
import { Rich, RichBlock } from '../../../renderer/rich-text.tsx'
import styles from './paper.module.css'

/** The questions of a section as they are printed: a passage or chart once, before all questions about it. */
export function PaperQuestions({ questions }: Readonly<{ questions: readonly Question[] }>): ReactNode {
  const numberOf = (question: Question): number => questions.indexOf(question) + 1
  return groupsByStimulus(questions).map((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return null
    return (
      <div key={first.id}>
        {first.stimulus && (
          <div className={styles['stimulus']}>
            <p className={styles['about']}>
              {group.length === 1
                ? `Question ${numberOf(first)} is about this ${first.stimulus.kind}.`
                : `Questions ${numberOf(first)} to ${numberOf(last)} are about this ${first.stimulus.kind}.`}
            </p>
            <RichBlock text={first.stimulus.text} />
          </div>
        )}
        {group.map((question) => (
          <div key={question.id} className={styles['question']}>
            <p className={styles['number']}>{numberOf(question)}</p>
            <div>
              <QuestionText question={question} />
              <PaperChoices question={question} />
            </div>
          </div>
        ))}
      </div>
    )
  })
}

function PaperChoices({ question }: Readonly<{ question: Question }>): ReactNode {
  if (question.kind === 'numeric')
    return <p className={styles['line']}>{`Answer: ____________ ${question.unit ?? ''}`}</p>
  if (choosesFromPassage(question))
    return <p className={styles['line']}>Underline the sentence in the passage.</p>
  const groups = choiceGroups(question)
  return (
    <div className={styles['choices']} data-columns={groups.length > 1 ? groups.length : undefined}>
      {groups.map((choices, index) => (
        <div key={index}>
          {groups.length > 1 && <p className={styles['blank']}>{`Blank (${'i'.repeat(index + 1)})`}</p>}
          <Choices choices={choices} lettersBefore={groups.slice(0, index).flat().length} />
        </div>
      ))}
    </div>
  )
}

function Choices({
  choices,
  lettersBefore,
}: Readonly<{ choices: readonly Choice[]; lettersBefore: number }>): ReactNode {
  return (
    <ol>
      {choices.map((choice, index) => (
        <li key={choice.id}>
          <span>{choiceLetter(lettersBefore + index)}</span>
          <span>
            <Rich text={choice.text} />
          </span>
        </li>
      ))}
    </ol>
  )
}
