import type { ReactNode } from 'react'
import { choiceGroups, typedAnswer } from '../../domain/questions/kinds/kinds.ts'
import type { Choice, Question, QuestionKind } from '../../domain/questions/question.ts'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { Rich } from '../../renderer/rich-text.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './try-it.module.css'

/**
 * Questions of any kind from the bank to try inside a guide. They are checked by check-try-it.ts, which loads at the first
 * touch. Without a script the answer still opens.
 */
export function TryIt({ questions }: { questions: readonly Question[] }): ReactNode {
  return (
    <div className={styles['try']}>
      {questions.map((question, index) => (
        <section key={question.id} data-try={question.id} data-kind={question.kind}>
          <p className={styles['number']}>Try it: {index + 1}</p>
          <QuestionStem question={question} number={index + 1} />
          <Answers question={question} />
          <p className={`${styles['check']} needs-script no-print`}>
            <Button data-try-check="">Check Answer</Button>
            <span role="status" tabIndex={-1} data-try-verdict="" />
          </p>
          <details className={styles['answer']}>
            <summary>Show the answer</summary>
            <Explanation question={question} />
          </details>
        </section>
      ))}
    </div>
  )
}

function Answers({ question }: { question: Question }): ReactNode {
  const typed = typedAnswer(question)
  if (question.kind === 'numeric' && typed)
    return (
      <p className={styles['entry']}>
        <label>
          Your answer <input inputMode="decimal" autoComplete="off" maxLength={24} data-key={question.key} />
        </label>{' '}
        {question.unit}
      </p>
    )
  const groups = choiceGroups(question)
  return groups.map((choices, group) => (
    <fieldset key={group} className={styles['choices']}>
      <legend className={groups.length > 1 ? styles['blank'] : 'visually-hidden'}>
        {groups.length > 1 ? `Blank (${'i'.repeat(group + 1)})` : 'Choices'}
      </legend>
      {choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} kind={question.kind} name={`${question.id}-${group}`} />
      ))}
    </fieldset>
  ))
}

const severalAtOnce: ReadonlySet<QuestionKind> = new Set(['several', 'equivalence'])

type RowProps = Readonly<{ choice: Choice; kind: QuestionKind; name: string }>

function ChoiceRow({ choice, kind, name }: RowProps): ReactNode {
  return (
    <label data-right={choice.isCorrect ? '' : undefined}>
      <input
        type={severalAtOnce.has(kind) ? 'checkbox' : 'radio'}
        name={name}
        value={choice.id}
        autoComplete="off"
        aria-label={choice.spoken ?? undefined}
      />
      <span>
        <Rich text={choice.text} />
      </span>
    </label>
  )
}
