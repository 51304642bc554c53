import type { ReactNode } from 'react'
import { PlainPage } from './plain-page.tsx'

export function TermsScreen(): ReactNode {
  return (
    <PlainPage title="Terms">
      <p>
        Gradus is free to use, for anybody and for any purpose. There is nothing to sign and nothing to pay.
      </p>
      <h2>Not affiliated with ETS</h2>
      <p>
        GRE is a registered trademark of ETS. ETS neither endorses this site nor is affiliated with it. Every
        question, passage and guide here was written for this site. Where a guide quotes figures or rules from
        ETS, it says so. GMAT and Executive Assessment belong to the Graduate Management Admission Council,
        which does not endorse this site either.
      </p>
      <h2>What a score here means</h2>
      <p>
        A score on this site is the share of our questions that you answered correctly. It is not a GRE score
        and cannot promise one. The line beside it is there to encourage you, not to forecast. For an official
        estimate, take the practice tests that ETS offers.
      </p>
      <h2>No guarantee</h2>
      <p>
        We check what we publish, and we fix what turns out to be wrong. Still, everything is offered as is,
        without a guarantee of any kind. Fees, dates and rules of the test change: before you act on them,
        read the official page.
      </p>
      <h2>Using what is here</h2>
      <p>
        The questions and guides may be shared and adapted under the{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a> license,
        with credit to Gradus. The program is under the MIT license.
      </p>
    </PlainPage>
  )
}
