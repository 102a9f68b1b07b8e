import { seconds } from '@/lib/dates/duration'

/** A change by name, and the value after it. */
export type Step<Value> = {
  value: Value
  /** Name in the list of changes. */
  name: string
  /** Target of the change: quick changes of the same one are one step; with an empty one, it is always its own step. */
  target: string
  /** Slow changes of the same target are one step too. */
  isRun?: boolean
  /** Time of the change in milliseconds. */
  at: number
}

/** Steps from the first value on; `index` is the current one, and those after it can be redone. */
export type History<Value> = { steps: readonly [Step<Value>, ...Step<Value>[]]; index: number }

/** Changes of one target merge within this time: the letters of a word are one step. */
const MERGED_WITHIN_MS = seconds(1)
/** Older steps are dropped. */
export const MAX_STEPS = 200

/** A history without changes. */
export const startHistory = <Value>(value: Value, name: string): History<Value> => ({
  steps: [{ value, name, target: '', at: 0 }],
  index: 0,
})

/** The step that the history is at. */
export const currentStep = <Value>({ steps, index }: History<Value>): Step<Value> => steps[index] ?? steps[0]

/** Adds a change, and drops those that were undone. */
export function record<Value>(history: History<Value>, step: Step<Value>): History<Value> {
  const [first, ...rest] = history.steps
  const before = rest.slice(0, history.index)
  const last = before.at(-1)
  const isQuick = last !== undefined && step.at - last.at < MERGED_WITHIN_MS
  const isSameTarget = step.target !== '' && last?.target === step.target
  const isMerged = history.index === rest.length && isSameTarget && (step.isRun === true || isQuick)
  const kept = [...(isMerged ? before.slice(0, -1) : before), step]
  const dropped = kept.length + 1 > MAX_STEPS ? kept[0] : undefined
  const steps: History<Value>['steps'] = dropped ? [dropped, ...kept.slice(1)] : [first, ...kept]
  return { steps, index: steps.length - 1 }
}

/** Moves to a step by its index, within the list. */
export const goTo = <Value>({ steps }: History<Value>, index: number): History<Value> => ({
  steps,
  index: Math.min(Math.max(index, 0), steps.length - 1),
})

/** Whether there is a change to undo, and one to redo. */
export const canUndo = ({ index }: History<unknown>): boolean => index > 0
/** Whether there is a change to redo. */
export const canRedo = ({ steps, index }: History<unknown>): boolean => index < steps.length - 1
