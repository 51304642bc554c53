import type { ReactNode } from 'react'
import { PlainPage } from './plain-page.tsx'

export function PrivacyScreen(): ReactNode {
  return (
    <PlainPage title="Privacy">
      <p>
        What you do here stays in your browser. This site has no accounts, sets no cookies, counts no visitors
        and sends nothing about you anywhere. Its pages ask no other site for anything.
      </p>
      <h2>What is kept, and where</h2>
      <ul>
        <li>
          <strong>Results of finished quizzes</strong>: section, counts, time and date. They are kept twice in
          this browser, in its local storage and in its database, so that one copy can restore the other.
        </li>
        <li>
          <strong>Your answers</strong>: which question, what you chose, whether it was right, how long it
          took, when, and in which quiz, practice set or page. They are kept in the browser’s database.
        </li>
        <li>
          <strong>Your answers in the word quiz</strong>: which word, what was asked, what you chose, when,
          and in which round. They are kept in the browser’s database too.
        </li>
        <li>
          <strong>A quiz or practice set in progress</strong>, until you finish it, delete it or start it
          afresh. Of practice sets, only the last ten are kept.
        </li>
        <li>
          <strong>The quiz or practice set you finished last</strong>, so that you can read its review after
          the page is loaded again.
        </li>
        <li>
          <strong>What you check off</strong> in the study plans.
        </li>
        <li>
          <strong>Your settings</strong>: light or dark, keys, clock.
        </li>
        <li>
          <strong>The site’s notes to itself</strong>: that the text font is here, that a copy of your results
          was repaired, which answers came last, how many times you erased everything.
        </li>
      </ul>
      <p>What the site could not read is set aside, not thrown away.</p>
      <h2>Who can see it</h2>
      <p>
        Anybody who uses this browser on this device under your login. Nobody else: there is no server that
        could receive it. The machine that hands out these pages sees which pages and files are asked for, as
        every web host does. Your answers are in none of these requests, nor is the list of questions in a
        practice set.
      </p>
      <h2>How to remove it</h2>
      <p>
        The <a href="/progress#your-data">Your data</a> part of the progress page saves your results, answers,
        check marks and settings to a file, and erases everything when you ask it to. Only the count of
        erasures stays, so that another tab cannot bring old results back. Clearing this site’s data in your
        browser removes that count too.
      </p>
    </PlainPage>
  )
}
