import type { ToastMessage } from '../../ui/toast.tsx'

const rightToast: ToastMessage = { tone: 'right', title: 'Correct!', text: 'Good job!' }
const wrongToast: ToastMessage = { tone: 'wrong', title: 'Incorrect', text: "Let's review the explanation." }

/** What is said at once of an answer that has been checked. */
export function verdictToast(right: boolean): ToastMessage {
  return right ? rightToast : wrongToast
}
