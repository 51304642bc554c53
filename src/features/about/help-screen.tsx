import type { ReactNode } from 'react'
import { laterIntervalsAsText } from '../../domain/words/memory.ts'
import { markKey, questionKeys } from '../../renderer/keys/key-names.ts'
import { PlainPage } from './plain-page.tsx'

const keys = [
  ...questionKeys,
  markKey,
  ['Tab and Shift+Tab', 'Move between links, buttons and square choices'],
  ['Arrow keys', 'Move between round choices without submitting'],
  ['Escape', 'Close the menu or a dialog'],
] as const

export function HelpScreen(): ReactNode {
  return (
    <PlainPage title="Help">
      <h2 id="practice">Practicing</h2>
      <p>
        Each section has 25 numbered questions. Open any of them by itself, or take all of them as a timed
        quiz. Choose an answer, check it, and read why it is right or wrong. You cannot change an answer after
        you check it. If you skip a question, it counts as skipped, not as wrong. The list of all questions at
        the top shows which ones are still open and takes you to any of them.
      </p>
      <p>
        Each section has four more quizzes. On the <a href="/practice">Practice</a> page you can create sets
        by topic, difficulty and question type. They do not count as quizzes, but every answer is saved. You
        can share the link to a set.
      </p>
      <p>
        A set can also run in test mode: you see which answers are right only after you submit. Until then you
        can change every answer, mark questions for review, and see on the review screen what is still open.
      </p>
      <p>
        You can leave a quiz at any time. The page where you started it offers to resume it where you left
        off, with the same time on the timer. The practice page lists your last ten unfinished practice sets.
      </p>
      <p>
        The <a href="/gre-vocabulary/quiz">word quiz</a> saves your answers.{' '}
        {`A word you miss is asked again in the same round until you get it right, and it is due for review right away. A word you get right is due after 1 day. Each time you get it right again, the wait grows: to ${laterIntervalsAsText} days. A round starts with the words that are due. The list “Words to review” contains only words that are due.`}
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
        The single keys work on questions, and the digits 1 to 4 also work in the word quiz. While you type in
        a field, only Enter works. With a screen reader, turn on its focus mode to use these keys, or choose
        with Space and check with Enter. The Keyboard button under a question turns the keys off and on. To
        hide the timer of a quiz, use the eye button next to it.
      </p>
      <h2 id="data">Your data and how to back it up</h2>
      <p>
        Your results are stored in this browser only. On the <a href="/progress#your-data">progress page</a>,
        Export saves results, answers, settings and checked-off tasks to a file, or to several files if there
        is a lot of data. Import brings them back, here or on another device, and never adds anything twice.
        An export does not include a quiz in progress or the review of the last quiz.
      </p>
      <p>
        Some browsers erase a site’s data after a week without a visit, and private windows erase it when they
        are closed. Export your data now and then, and keep the file somewhere safe. After a quiz or a word
        round, Firefox may ask to store data in persistent storage. If you allow it, Firefox does not clear
        your results when it runs out of space. On an iPhone or iPad, this site has separate data on the Home
        Screen and in Safari. Use an export to move your data from one to the other.
      </p>
      <h2 id="mistakes">If something is wrong</h2>
      <p>
        If a page shows “Unexpected Application Error!”, export your data there, then reload the page. If a
        question looks wrong to you, read its explanation first. Two others solved every question without the
        answer key before it was published, but errors still happen. On the{' '}
        <a href="/about-the-questions#report">About the questions</a> page you can prepare a report and copy
        it.
      </p>
    </PlainPage>
  )
}
