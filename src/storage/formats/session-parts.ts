import type { SessionEvent } from '../../domain/session/session-event.ts'
import type { NextModuleRule, Route, SessionModule, Stage } from '../../domain/session/module.ts'
import { areTexts, isDuration, isMoment, isRecord } from './stored-values.ts'

/** Whether a stored value is the list of modules of a session. */
export function areModules(value: unknown): value is readonly SessionModule[] {
  return areAll(value, isModule)
}

function isModule(value: unknown): value is SessionModule {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    areTexts(value['questionIds']) &&
    (value['limit'] === null || isDuration(value['limit'])) &&
    (value['mode'] === 'study' || value['mode'] === 'exam') &&
    areTexts(value['tools']) &&
    value['tools'].every((tool) => tool === 'calculator' || tool === 'editor')
  )
}

/** Whether a stored value is a rule for the next module: a name, or since 2026-11-26 a name with its configuration. */
export function isNextModuleRule(value: unknown): value is NextModuleRule {
  if (value === 'none' || value === 'fixed') return true
  return isRecord(value) && value['name'] === 'numberRight' && areAll(value['stages'], isStage)
}

function isStage(value: unknown): value is Stage {
  return isRecord(value) && isDuration(value['counted']) && areAll(value['routes'], isRoute)
}

function isRoute(value: unknown): value is Route {
  return isRecord(value) && isDuration(value['from']) && typeof value['module'] === 'string'
}

function areAll(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

/** Whether a stored value is the log of a session. */
export function areEvents(value: unknown): value is readonly SessionEvent[] {
  return areAll(value, isEvent)
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
  answered: ({ answer, isIncomplete }) =>
    areTexts(answer) && (isIncomplete === undefined || isIncomplete === true),
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
