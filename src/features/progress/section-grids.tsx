import type { ReactNode } from 'react'
import { tallyOf, type QuestionState } from '../../domain/history/attempt.ts'
import { topicStandings, type SectionTopics, type TopicStanding } from '../../domain/history/topic-tally.ts'
import type { QuestionId } from '../../domain/questions/question.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import { numberOfQuestion, questionPath, sections, type SectionName } from '../../domain/questions/section.ts'
import { QuestionGrid } from '../../ui/charts/question-grid.tsx'
import { TopicList } from './topic-list.tsx'
import styles from './section-grids.module.css'

type Props = Readonly<{
  /** Quiz 1 of each section, whose questions have pages of their own. */
  firstQuizzes: readonly Quiz[]
  /** The topic of every question that is on the site. */
  topics: Readonly<Record<SectionName, SectionTopics>>
  states: ReadonlyMap<QuestionId, QuestionState>
  /** False until the log of attempts has been read; then no counts are shown. */
  isLogRead: boolean
}>

/** For each section: a grid of the questions of quiz 1, and how many of all its questions have been answered, by topic. */
export function SectionGrids({ firstQuizzes, topics, states, isLogRead }: Props): ReactNode {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Your answers</h2>
      <div className={styles['banks']} data-log-read={isLogRead}>
        {firstQuizzes.map((quiz) => {
          const { answered, right } = tallyOf(quiz.questionIds, states)
          const standings = topicStandings(quiz.section, topics[quiz.section], states)
          return (
            <div key={quiz.id}>
              <h3 className={styles['name']}>{sections[quiz.section].title}</h3>
              <p className={styles['count']}>
                {answered === 0
                  ? `None of these ${quiz.questionIds.length} answered yet`
                  : `${answered} of ${quiz.questionIds.length} answered, ${right} right`}
              </p>
              <QuestionGrid
                label={`${sections[quiz.section].title} questions`}
                cells={quiz.questionIds.map((id) => ({
                  href: questionPath(quiz.section, numberOfQuestion(id)),
                  label: `Q${numberOfQuestion(id)}`,
                  state: states.get(id) ?? 'untouched',
                }))}
              />
              <p className={styles['whole']}>{sectionTotalText(standings)}</p>
              <TopicList section={quiz.section} topics={standings} />
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Counts answers from quizzes, practice sets and single-question pages. Only the latest answer to a question counts. */
function sectionTotalText(topics: readonly TopicStanding[]): string {
  const sum = (count: (topic: TopicStanding) => number): number =>
    topics.reduce((before, topic) => before + count(topic), 0)
  const [answered, total, right] = [
    sum((topic) => topic.answered),
    sum((topic) => topic.total),
    sum((topic) => topic.right),
  ]
  return `All quizzes and practice: ${answered} of ${total} questions answered, ${right} right.`
}
