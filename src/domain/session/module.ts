import type { QuestionId } from '../questions/question.ts'

/**
 * How the questions of a module are answered. `study`: each answer is checked, and its feedback follows at once.
 * `exam`: no feedback before the session ends, and answers may change until the module is submitted.
 */
export type SessionMode = 'study' | 'exam'

/** What the learner may use besides the question. A module with the editor has a task to write about, and no question. */
export type Tool = 'calculator' | 'editor'

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

/**
 * Which module follows. A rule without a configuration is stored as its name. The rules are in next-module.ts.
 * - `none`: the session has one module.
 * - `fixed`: the available modules follow in their order.
 * - `numberRight`: what follows depends on how many questions were right.
 */
export type NextModuleRule = 'none' | 'fixed' | NumberRightRule

/** One stage follows the first module, one the second, and so on. After the last stage the session ends. */
export type NumberRightRule = Readonly<{ name: 'numberRight'; stages: readonly Stage[] }>

export type Stage = Readonly<{
  /** The position of the module whose right answers are counted; 0 is the first one. */
  counted: number
  /** By ascending `from`. The last route whose `from` is reached leads to its module. */
  routes: readonly Route[]
}>

/** The module that follows if at least `from` questions were right. */
export type Route = Readonly<{ from: number; module: string }>
