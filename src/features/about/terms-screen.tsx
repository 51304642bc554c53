import type { ReactNode } from 'react'
import { PlainPage } from './plain-page.tsx'

export function TermsScreen(): ReactNode {
  return (
    <PlainPage title="Terms">
      <p>Gradus is free to use, for anyone and for any purpose. You do not sign or pay anything.</p>
      <h2>Not affiliated with ETS</h2>
      <p>
        GRE is a registered trademark of ETS. ETS does not endorse this site and is not affiliated with it.
        Every question, passage and guide here was written for this site. Where a guide quotes figures or
        rules from ETS, it says so. GMAT and Executive Assessment belong to the Graduate Management Admission
        Council, which does not endorse this site either.
      </p>
      <h2>What a score here means</h2>
      <p>
        A score on this site is the percentage of our questions that you answered correctly. It is not a GRE
        score and does not predict one. The sentence next to it is there to encourage you; it is not a
        forecast. For an official estimate, take the practice tests that ETS offers.
      </p>
      <h2>No guarantee</h2>
      <p>
        We check what we publish and fix the errors we find. Even so, everything is offered as is, without a
        guarantee of any kind. The fees, dates and rules of the test change, so check the official page before
        you rely on them.
      </p>
      <h2>Using what is here</h2>
      <p>
        The questions and guides may be shared and adapted under the{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a> license,
        with credit to Gradus. The code is under the MIT license.
      </p>
    </PlainPage>
  )
}
