import type { ReactNode } from 'react'
import { PlainPage } from './plain-page.tsx'

export function PrivacyScreen(): ReactNode {
  return (
    <PlainPage title="Privacy">
      <p>
        What you do here stays in your browser. This site has no accounts, sets no cookies, does not count
        visitors and sends nothing about you anywhere. Its pages load nothing from other sites.
      </p>
      <h2>What is stored, and where</h2>
      <ul>
        <li>
          <strong>Results of finished quizzes</strong>: section, counts, time and date. They are stored twice
          in this browser, in its local storage and in its database, so that one copy can restore the other.
        </li>
        <li>
          <strong>Your answers</strong>: which question, what you chose, whether it was right, how long it
          took, when, and in which quiz, practice set or page. They are stored in the browser’s database.
        </li>
        <li>
          <strong>Your answers in the word quiz</strong>: which word, what was asked, what you chose, when,
          and in which round. They are stored in the browser’s database too.
        </li>
        <li>
          <strong>A quiz or practice set in progress</strong>, until you finish it, delete it or start over.
          Only your last ten practice sets are stored.
        </li>
        <li>
          <strong>The quiz or practice set you finished last</strong>, so that you can still read its review
          after you reload the page.
        </li>
        <li>
          <strong>Full tests</strong>: one in progress with its essay, and those you finished. A link to a
          report holds the report itself; it goes to nobody but those you give it to.
        </li>
        <li>
          <strong>The tasks you check off</strong> in the study plans, and the dates you choose for them.
        </li>
        <li>
          <strong>The questions you mark for later.</strong>
        </li>
        <li>
          <strong>Your settings</strong>: light or dark theme, keyboard shortcuts, and whether the timer is
          shown.
        </li>
        <li>
          <strong>Technical notes</strong>: that the text font has been downloaded, that a copy of your
          results was repaired, which answers were saved last, and how many times you erased everything.
        </li>
      </ul>
      <p>
        If the site cannot read some stored data, it moves that data to a separate place and does not delete
        it.
      </p>
      <h2>Who can see it</h2>
      <p>
        Anyone who uses this browser on this device under your login. No one else can: there is no server that
        receives it. The web host of these pages sees which pages and files are requested, as every web host
        does. These requests never contain your answers or the list of questions in a practice set.
      </p>
      <h2>How to remove it</h2>
      <p>
        In the <a href="/progress#your-data">Your data</a> section of the progress page you can save your
        results, answers, check marks and settings to a file, and erase everything. Only the number of times
        you erased everything stays, so that another open tab cannot bring old results back. To remove that
        number too, clear this site’s data in your browser.
      </p>
    </PlainPage>
  )
}
