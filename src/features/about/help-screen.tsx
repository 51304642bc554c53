import type { ReactNode } from 'react'
import { laterRestsAsText } from '../../domain/words/memory.ts'
import { questionKeys } from '../../renderer/keys/key-names.ts'
import { PlainPage } from './plain-page.tsx'

const keys = [
  ...questionKeys,
  ['Tab and Shift+Tab', 'Move between links, buttons and square choices'],
  ['Arrow keys', 'Move between round choices; this never submits'],
  ['Escape', 'Close the menu or a dialog'],
] as const

export function HelpScreen(): ReactNode {
  return (
    <PlainPage title="Help">
      <h2 id="practice">Practicing</h2>
      <p>
        Each section has 25 numbered questions. Open any of them by itself, or take all of them as a quiz with
        a clock. Choose an answer, check it, and read why it is right or wrong. A checked answer stays as it
        is. Skip leaves a question unanswered; it counts as skipped, not as wrong. The list of all questions,
        at the top, shows which are still open and leads to any of them.
      </p>
      <p>
        Each section has four more quizzes. <a href="/practice">Practice</a> puts sets together by topic,
        difficulty and kind of question; these are not counted among your quizzes, but every answer is
        remembered. A link to a set can be shared.
      </p>
      <p>
        You can leave a quiz at any time. The page where you started it offers to resume it where you left it,
        with the same time on the clock. The practice page lists the sets of your own that you left
        unfinished, the last ten of them.
      </p>
      <p>
        The <a href="/gre-vocabulary/quiz">word quiz</a> remembers your answers.{' '}
        {`A word you miss comes back until you know it, and is due again at once. One you know is due after a day, then, each time you know it again, after ${laterRestsAsText} days. A round takes due words first; from “Words to review” it takes no others.`}
      </p>
      <h2 id="keyboard">Keyboard</h2>
      <dl>
        {keys.map(([key, effect]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p>
        The single keys work on questions, and the digits 1 to 4 in the word quiz too. Only Enter works while
        you type. With a screen reader, turn on its focus mode to use them, or choose with Space and check
        with Enter. The Keyboard button under a question turns them off and on. The clock of a quiz can be
        hidden with the eye beside it.
      </p>
      <h2 id="data">Your data and how to back it up</h2>
      <p>
        Results are kept in this browser only. On the <a href="/progress#your-data">progress page</a>, Export
        saves results, answers, settings and checked-off tasks to a file, or to several if there are many.
        Import brings them back, here or on another device, and never adds anything twice. A quiz in progress
        is not in an export, nor is the review of the last quiz.
      </p>
      <p>
        Some browsers erase a site’s data after a week without a visit, and private windows erase it when they
        are closed. Export now and then, and keep the file somewhere safe. After a quiz or a round of words,
        Firefox may ask whether this site may keep data in persistent storage: if you allow it, Firefox does
        not clear your results when space is short. On an iPhone or iPad, this site on the Home Screen and
        this site in Safari keep their data apart: an export takes it from one to the other.
      </p>
      <h2 id="mistakes">If something is wrong</h2>
      <p>
        If “Unexpected Application Error!” comes up on a page, export your data there, then reload the page.
        If a question looks wrong to you, read its explanation first; every question was solved blind by two
        others before it was published, but nobody is infallible. The{' '}
        <a href="/about-the-questions#report">About the questions</a> page prepares a report for you to copy.
      </p>
    </PlainPage>
  )
}
