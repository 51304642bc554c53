import { Bookmark } from 'lucide'
import type { ReactNode } from 'react'
import type { QuestionId } from '../../domain/questions/question.ts'
import { markedStore, saveMarks } from '../../storage/settings/marked-questions.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './mark-button.module.css'

type Props = Readonly<{
  question: QuestionId
  /** False until the page is hydrated. */
  isReady?: boolean
}>

/** Marks a question for later, or removes the mark. The marked ones are found in practice and in reviews. */
export function MarkButton({ question, isReady = true }: Props): ReactNode {
  const isMarked = useStore(markedStore).includes(question)
  return (
    <button
      className={`${styles['mark']} no-print`}
      type="button"
      aria-pressed={isMarked}
      disabled={!isReady}
      onClick={() => saveMarks([question], !isMarked)}
    >
      <Icon shape={Bookmark} size={18} />
      Mark for later
    </button>
  )
}
