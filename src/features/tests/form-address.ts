import type { ReactNode } from 'react'
import type { TestForm } from '../../domain/tests/form.ts'

/** A form, and where the file with its questions is. */
export type FormAddress = Readonly<{ form: TestForm; questionsAddress: string }>

/** What the list of tests needs to know of a form. */
export type ListedForm = Pick<TestForm, 'id' | 'number'>

export type PendingProps = Readonly<{ title: string; failed: boolean; onRetry: () => void }>

/** Shown until a test or a report has loaded, or if it does not. */
export type PendingScreen = (props: PendingProps) => ReactNode
