import { LONG_TASK_MS } from '../long-tasks'

/** CPU slowdown factor: about a cheap tablet. */
export const SLOWDOWN = 4

/** Upper limits; a value above one fails the benchmark. */
export const limits = {
  /** Peak of the pages' processes in MB with an hour of sound, above that with a second of it. */
  wave: 200,
  /** CPU time of our scripts in one task in milliseconds, on the slowed CPU; median of the runs. */
  task: LONG_TASK_MS,
} as const
