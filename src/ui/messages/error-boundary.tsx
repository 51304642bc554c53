import { Component, createRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { ExportButton, type LoadExport } from '../buttons/export-button.tsx'
import styles from './error-boundary.module.css'

type Props = Readonly<{
  children: ReactNode
  /** Brings what saves all that the learner has before anything else is tried. */
  loadExport: LoadExport
}>

type State = Readonly<{ message: string | null }>

/** Catches what goes wrong in an island, so that the rest of the page stays. An island holds its page's h1. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  readonly #heading = createRef<HTMLHeadingElement>()

  /** The focus is the browser's: what had it may have gone with the rest. */
  override componentDidUpdate(_: Props, before: State): void {
    if (before.message === null && document.activeElement === document.body) this.#heading.current?.focus()
  }

  override render(): ReactNode {
    if (this.state.message === null) return this.props.children
    return (
      <section className={styles['screen']} role="alert">
        <h1 ref={this.#heading} tabIndex={-1}>
          Unexpected Application Error!
        </h1>
        <pre className={styles['message']}>{this.state.message}</pre>
        <p>Reload the page to go on. Export your data first to be safe.</p>
        <div className={styles['actions']}>
          <Button onClick={() => location.reload()}>Reload</Button>
          <ExportButton load={this.props.loadExport} />
        </div>
      </section>
    )
  }
}
