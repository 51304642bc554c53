import type { QuestionId } from '../questions/question.ts'

/**
 * How the questions of a module are answered. `study`: each answer is checked, and its feedback follows at once.
 * `exam`: no feedback before the session ends, and answers may change until the module is submitted.
 */
export type SessionMode = 'study' | 'exam'

/** What the learner may use besides the question. */
export type Tool = 'calculator'

/** A part of a session: questions that are answered together, under one time limit. */
export type SessionModule = Readonly<{
  /** Unique within its session. */
  id: string
  questionIds: readonly QuestionId[]
  /** The time limit in milliseconds; null for an untimed module. */
  limit: number | null
  mode: SessionMode
  tools: readonly Tool[]
}>

/** The name of a rule for the next module. The rules are in next-module.ts. */
export type NextModuleRule = 'none' | 'fixed'
