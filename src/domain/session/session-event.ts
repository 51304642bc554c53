import type { Answer } from '../questions/question.ts'
import type { Instant } from '../time/instant.ts'
import type { SessionModule } from './module.ts'

/** Something that happened in a session, and when. The time is in the event so that the reducer stays pure. */
export type SessionEvent = Readonly<{ at: Instant }> &
  /** `isIncomplete` is recorded because a session holds no questions: the answer leaves a part open. */
  (
    | Readonly<{ type: 'answered'; answer: Answer; isIncomplete?: true }>
    /** The learner marked the current question for review, or removed the mark. */
    | Readonly<{ type: 'flagged'; isFlagged: boolean }>
    /** The learner went to another question of the module; `to` is its index. */
    | Readonly<{ type: 'moved'; to: number }>
    /** Study mode: the answer was checked. */
    | Readonly<{ type: 'checked' }>
    /** Study mode: the learner left the question without an answer. */
    | Readonly<{ type: 'skipped' }>
    /** Study mode: the learner went on from a checked question. */
    | Readonly<{ type: 'advanced' }>
    /** Exam mode: the learner opened the review screen. */
    | Readonly<{ type: 'reviewed' }>
    /** Exam mode: the learner ended the module. */
    | Readonly<{ type: 'submitted' }>
    /** The time limit ended the module. The reducer records this by itself. */
    | Readonly<{ type: 'timedOut' }>
    /** The next module has arrived; null if there is none, which ends the session. */
    | Readonly<{ type: 'continued'; module: SessionModule | null }>
    /** The page is still open. Time up to this event counts even if the browser crashes afterwards. */
    | Readonly<{ type: 'seen' }>
    /** The learner came back after a break, which does not count as time spent. */
    | Readonly<{ type: 'resumed' }>
  )
