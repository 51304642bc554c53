import { Component, createRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ExportButton, type LoadExport } from '../buttons/export-button.tsx'
import styles from './error-boundary.module.css'

type Props = Readonly<{
  children: ReactNode
  /** Loads the export code, so that the learner can save all data before reloading. */
  loadExport: LoadExport
}>

type State = Readonly<{ message: string | null }>

/**
 * Shows an error screen if rendering an island throws; the rest of the page stays usable. The screen has an h1 because
 * the island contained the h1 of its page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  readonly #heading = createRef<HTMLHeadingElement>()

  /** Moves the focus to the heading if the focused element was removed with the island. */
  override componentDidUpdate(_: Props, previousState: State): void {
    if (previousState.message === null && document.activeElement === document.body)
      this.#heading.current?.focus()
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children
    return (
      <section className={styles['screen']} role="alert">
        <h1 ref={this.#heading} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <pre className={styles['message']}>{this.state.message}</pre>
        <p>Reload the page to continue. To be safe, export your data first.</p>
        <div className={styles['actions']}>
          <Button onClick={() => location.reload()}>Reload</Button>
          <ExportButton load={this.props.loadExport} />
        </div>
      </section>
    )
  }
}
