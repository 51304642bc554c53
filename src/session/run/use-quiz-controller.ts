import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { noAnswer, type Answer, type Question, type QuestionId } from '../../domain/questions/question.ts'
import { outcomeOf, scoredBetween } from '../../domain/session/outcomes.ts'
import type { SessionModule } from '../../domain/session/module.ts'
import {
  currentId,
  currentModule,
  isEssay,
  questionIdsOf,
  type Session,
  type QuestionSet,
} from '../../domain/session/session.ts'
import { answerBeforeHydration } from '../../renderer/answer/answer-before-hydration.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { itemsRestored } from '../../storage/items/saved-items.ts'
import { dropDraft, readDraft } from '../../storage/drafts/session-drafts.ts'
import { useIgnoreDoubleTap } from '../../ui/buttons/ignore-double-tap.ts'
import type { ToastMessage } from '../../ui/messages/toast.tsx'
import type { QuizView } from '../../domain/session/quiz-view.ts'
import { logAnswer } from './log-answer.ts'
import { pushView, replaceView, useQuizView, useViewTitle } from './route-state.ts'
import { createSessionStore, type ReportedEvent } from './session-store.ts'
import type { DraftStorage } from './drafts/draft-storage.ts'
import { reconcileDraft } from './drafts/reconcile-draft.ts'
import { storedDrafts } from './drafts/stored-drafts.ts'
import { useDraft } from './drafts/use-draft.ts'
import { useIntroFocus } from './use-intro-focus.ts'
import { useNextModule } from './use-next-module.ts'
import type { LoadedQuestions } from './loaded-questions.ts'
import { verdictToast } from './verdict-toast.ts'

type QuizControllerOptions = Readonly<{
  set: QuestionSet
  /** The modules that may follow the first one, by the rule of the set. */
  laterModules?: readonly SessionModule[]
  /** Of all modules. */
  questions: LoadedQuestions
  showToast: (message: ToastMessage) => void
  /** Where the session is kept; as the draft of the set, unless told otherwise. */
  drafts?: DraftStorage
  /** True while the session must neither start nor go on, for instance because another tab runs it. */
  isPaused?: boolean
  /** Stores the end of a session. The results wait for it on the screen, but at most half a second. */
  onFinished: (session: Session, questions: readonly Question[]) => Promise<unknown>
}>

/** One question set on its page: connects the session with the address, the stored draft and the log of attempts. */
export type QuizController = Readonly<{
  view: QuizView | 'static'
  /** The session running on this page. */
  running: Session | null
  /** The session that was finished last, on this page or before a reload. */
  finished: Session | null
  /** An unfinished session that can be resumed. */
  draft: Session | null
  /** The question to answer now; undefined until it is loaded. */
  currentQuestion: Question | undefined
  /** The module that follows; null unless one has just ended. */
  next: SessionModule | null
  /** Those questions of the session that are loaded. */
  loadedQuestions: readonly Question[]
  isLoaded: boolean
  /** True after another tab finished or erased the session, until a new one starts here. */
  hasEndedElsewhere: boolean
  report: (event: ReportedEvent) => void
  startOver: () => void
  tryAgain: () => void
}>

const noModules: readonly SessionModule[] = []

// The database opens while React hydrates the page. Opened after that, it would delay the session's start.
if (!import.meta.env.SSR) void itemsRestored()

export function useQuizController({
  set,
  laterModules = noModules,
  questions,
  showToast,
  drafts,
  isPaused = false,
  onFinished,
}: QuizControllerOptions): QuizController {
  const [draftStorage] = useState(() => drafts ?? storedDrafts(set))
  const [store] = useState(() => createSessionStore(set, draftStorage))
  const isEnding = useSyncExternalStore(store.subscribe, store.isEnding, () => false)
  const viewInAddress = useQuizView()
  const view = isEnding && viewInAddress === 'results' ? 'running' : viewInAddress
  useViewTitle(view)
  useIgnoreDoubleTap()
  useIntroFocus(view)
  const session = useSyncExternalStore<Session | null>(store.subscribe, store.get, () => null)
  const hasEndedElsewhere = useSyncExternalStore(store.subscribe, store.hasEndedElsewhere, () => false)
  const running = session?.finishedAt === null || isEnding ? session : null
  const draft = useDraft(set, view === 'intro' || running === null)
  const unfinished = running ?? draft
  const [firstId = ''] = set.questionIds
  const currentQuestion = questions.byId.get(unfinished ? currentId(unfinished) : firstId)
  const ids = idsOf(view === 'results' ? session : unfinished, set)
  const loadedQuestions = ids.flatMap((id) => questions.byId.get(id) ?? [])
  const isLoaded = loadedQuestions.length === ids.length
  const hasTask = unfinished ? isEssay(currentModule(unfinished)) : isEssayFirst(set)
  // An essay has a task instead of a question.
  const isQuestionShown = view === 'running' && !isPaused && (currentQuestion !== undefined || hasTask)
  const [areDraftsRestored, setDraftsRestored] = useState(false)
  // Waits for the database: after a crash it has newer drafts than localStorage, and newer answers in the log.
  useEffect(
    () =>
      void itemsRestored()
        .then(() => reconcileDraft(draftStorage))
        .then(() => setDraftsRestored(true)),
    [draftStorage],
  )
  const isClockNeeded = isQuestionShown && running !== null

  const earlyAnswer = useRef<Answer>(noAnswer)
  // Reads the DOM: an answer chosen before hydration is lost as soon as React renders again.
  useEffect(() => void (earlyAnswer.current = answerBeforeHydration(firstId)), [firstId])

  const onEvent = useEffectEvent((before: Session, after: Session) => {
    const isFinished = after.finishedAt !== null
    const scored = scoredBetween(before, after)
    for (const question of loadedQuestions) {
      if (!scored.includes(question.id)) continue
      // At the time limit even an incomplete answer is checked. It counts as skipped and is not logged.
      if (outcomeOf(after, question) === 'skipped') continue
      const right = logAnswer(after, question, new Date(after.finishedAt ?? Date.now()))
      if (!isFinished) showToast(verdictToast(question, right))
    }
    if (!isFinished) return
    replaceView('results')
    store.showEndAfter(Promise.all([onFinished(after, loadedQuestions), attemptLog.flush()]))
  })
  const onEndedElsewhere = useEffectEvent(() => {
    if (view === 'running') replaceView('intro')
  })
  // Subscribes to the session store and, through it, to other tabs.
  useEffect(
    () =>
      store.listen({
        onEvent: (before, after) => onEvent(before, after),
        onEndedElsewhere: () => onEndedElsewhere(),
      }),
    [store],
  )
  // Runs the session's timers, but only while there is a question to read.
  useEffect(() => (isClockNeeded ? store.runClock() : undefined), [store, isClockNeeded])

  const onViewChange = useEffectEvent(() => {
    if (!areDraftsRestored) return
    if (isQuestionShown) {
      store.resumeOrStart(earlyAnswer.current)
      earlyAnswer.current = noAnswer
    }
    if (view !== 'results') return
    // The browser may restore a choice in the form of the page; it must not answer the next session.
    earlyAnswer.current = noAnswer
    if (!session?.finishedAt && !store.restoreFinished()) replaceView('intro')
  })
  const next = useNextModule({
    session: isQuestionShown && isLoaded ? running : null,
    questions: loadedQuestions,
    available: laterModules,
    report: store.report,
  })
  // Follows the address: #quiz starts or resumes the session as soon as its question is loaded.
  useEffect(() => onViewChange(), [view, isQuestionShown, areDraftsRestored])

  return {
    view,
    running,
    finished: session !== running ? session : null,
    draft,
    currentQuestion,
    next,
    loadedQuestions,
    isLoaded,
    hasEndedElsewhere,
    report: (event) => {
      if (session) store.report(event)
      // The page waits for stored drafts: the session starts with this answer.
      else if (event.type === 'answered') earlyAnswer.current = event.answer
    },
    startOver: () => {
      dropDraft(set)
      store.start()
      pushView('running')
    },
    tryAgain: () => {
      // Another tab may have started this set since. The intro offers that draft instead of deleting it.
      const newerDraft = readDraft(set)
      if (newerDraft && newerDraft.id !== session?.id) {
        replaceView('intro')
        return
      }
      store.start()
      replaceView('running')
    },
  }
}

/** The questions of a session's modules so far, or those that a session of the set starts with. */
function idsOf(session: Session | null, set: QuestionSet): readonly QuestionId[] {
  if (session) return questionIdsOf(session)
  return isEssayFirst(set) ? [] : set.questionIds
}

function isEssayFirst({ tools = [] }: QuestionSet): boolean {
  return tools.includes('editor')
}
