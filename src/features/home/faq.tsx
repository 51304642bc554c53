import type { ReactNode } from 'react'
import styles from './faq.module.css'

const questions = [
  {
    question: 'Is it really free?',
    answer: 'Yes. There is nothing to buy, no account to make and no advertising.',
  },
  {
    question: 'Where are my results stored?',
    answer:
      'In this browser, on this device, and nowhere else. On the progress page you can export them to a file, to back them up or move them to another device.',
  },
  {
    question: 'Are these real GRE questions?',
    answer:
      'No. Every question here is our own. They train the same skills, but they are not official, and no score here is an official score.',
  },
  {
    question: 'How long is the GRE today?',
    answer:
      'Since September 22, 2023, the test has taken 1 hour 58 minutes: one essay, 27 verbal questions and 27 quantitative questions. Older books describe a test almost twice as long.',
  },
  {
    question: 'Will I gain ten points?',
    answer:
      'Nobody can promise that. Ten points are the goal of our eight-week plan. It explains how many more right answers that takes and what usually gets in the way.',
  },
  {
    question: 'Can I use it with a keyboard or a screen reader?',
    answer:
      'Yes. Everything works with a keyboard, and a screen reader announces each result when you check an answer. The help page lists the keys.',
  },
] as const

export function Faq(): ReactNode {
  return (
    <section>
      <h2>Frequently asked questions</h2>
      <div className={styles['faq']}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
