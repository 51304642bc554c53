import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

type BareChoice = Readonly<{ text: string; isCorrect: boolean }>

export type BareQuestion = Readonly<{ text: string; choices: readonly BareChoice[]; explanation: string }>

/** The baseline for the quiz: the same questions in React, without styles, timer or storage. */
function BareQuiz({ questions }: { questions: readonly BareQuestion[] }): ReactNode {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [checked, setChecked] = useState(false)
  const [score, setScore] = useState(0)
  const question = questions[index]
  if (!question) return <h1>Quiz Results: {score}</h1>

  const proceed = (): void => {
    if (checked) {
      setIndex(index + 1)
      setChosen(null)
    } else if (question.choices[chosen ?? -1]?.isCorrect) setScore(score + 1)
    setChecked(!checked)
  }
  const isLast = index === questions.length - 1
  return (
    <main>
      <h2>
        Question {index + 1} of {questions.length}
      </h2>
      <p>{question.text}</p>
      {question.choices.map((choice, at) => (
        <p key={`${index} ${at}`}>
          <label>
            <input
              type="radio"
              name="answer"
              checked={at === chosen}
              disabled={checked}
              onChange={() => setChosen(at)}
            />
            {choice.text} {checked && (choice.isCorrect ? 'Correct' : at === chosen && 'Incorrect')}
          </label>
        </p>
      ))}
      {checked && <p>{question.explanation}</p>}
      <button type="button" disabled={chosen === null} onClick={proceed}>
        {checked ? (isLast ? 'Complete Quiz' : 'Next') : 'Check Answer'}
      </button>
    </main>
  )
}

export function showBareQuiz(questions: readonly BareQuestion[]): void {
  const place = document.getElementById('root')
  if (place) createRoot(place).render(<BareQuiz questions={questions} />)
}
