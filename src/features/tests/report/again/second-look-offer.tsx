import type { ReactNode } from 'react'
import type { SecondLook } from '../../../../domain/tests/second-look.ts'
import { pluralize } from '../../../../domain/text/pluralize.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './second-look-offer.module.css'

type Props = Readonly<{
  /** How many questions were marked or not answered, and how many there are. */
  unsure: number
  all: number
  /** A look that was begun. */
  begun: SecondLook | null
  onLook: (which: 'unsure' | 'all') => void
  onGoOn: () => void
  onDecline: () => void
}>

/** Offers to look at questions again before any verdict is shown: afterwards it would tell nothing. */
export function SecondLookOffer({ unsure, all, begun, onLook, onGoOn, onDecline }: Props): ReactNode {
  return (
    <section className={styles['offer']} aria-labelledby="second-look">
      <h2 id="second-look">Look again before you see the key?</h2>
      <p>
        Answer the questions once more, without the clock. Both answers together tell what time cost you, what
        you did not know, and what was luck. Once you have seen the key, this can no longer be found out.
      </p>
      <div className={styles['ways']}>
        {begun ? (
          <Button onClick={onGoOn}>{`Go on with ${pluralize(begun.asked.length, 'question')}`}</Button>
        ) : (
          <>
            {unsure > 0 && (
              <Button onClick={() => onLook('unsure')}>
                {`Look at the ${unsure === 1 ? 'one' : unsure} you marked or left open`}
              </Button>
            )}
            <Button look={unsure > 0 ? 'quiet' : 'strong'} onClick={() => onLook('all')}>
              {`Look at all ${pluralize(all, 'question')}`}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={onDecline}>
          {begun ? 'Stop here and show the report' : 'Show the report now'}
        </Button>
      </div>
    </section>
  )
}
