import type { SessionEvent } from '../../domain/session/session-event.ts'
import type { SessionModule } from '../../domain/session/module.ts'
import { areTexts, isDuration, isMoment, isRecord } from './stored-values.ts'

/** Whether a stored value is the list of modules of a session. */
export function areModules(value: unknown): value is readonly SessionModule[] {
  return Array.isArray(value) && value.every(isModule)
}

function isModule(value: unknown): value is SessionModule {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    areTexts(value['questionIds']) &&
    (value['limit'] === null || isDuration(value['limit'])) &&
    (value['mode'] === 'study' || value['mode'] === 'exam') &&
    areTexts(value['tools']) &&
    value['tools'].every((tool) => tool === 'calculator')
  )
}

/** Whether a stored value is the log of a session. */
export function areEvents(value: unknown): value is readonly SessionEvent[] {
  return Array.isArray(value) && value.every(isEvent)
}

function isEvent(value: unknown): value is SessionEvent {
  if (!isRecord(value) || !isMoment(value['at'])) return false
  const { type } = value
  return isEventType(type) && hasPartsOf[type](value)
}

function isEventType(type: unknown): type is SessionEvent['type'] {
  return typeof type === 'string' && Object.hasOwn(hasPartsOf, type)
}

const hasNoParts = (): boolean => true

/** Whether a stored event has what its type needs, besides its moment. */
const hasPartsOf: Readonly<Record<SessionEvent['type'], (event: Record<string, unknown>) => boolean>> = {
  answered: ({ answer }) => areTexts(answer),
  flagged: ({ isFlagged }) => typeof isFlagged === 'boolean',
  moved: ({ to }) => isDuration(to),
  checked: hasNoParts,
  skipped: hasNoParts,
  advanced: hasNoParts,
  reviewed: hasNoParts,
  submitted: hasNoParts,
  timedOut: hasNoParts,
  continued: ({ module }) => module === null || isModule(module),
  seen: hasNoParts,
  resumed: hasNoParts,
}
