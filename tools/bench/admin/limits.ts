import { LONG_TASK_MS } from '../long-tasks'

/** CPU slowdown factor: about a cheap tablet. */
export const SLOWDOWN = 4

/** Time of a frame at 60 a second, in milliseconds. */
export const FRAME_MS = 1000 / 60

/** Upper limits; a value above one fails the benchmark. */
export const limits = {
  /** CPU time of our scripts in one task in milliseconds, after warm-up, on the slowed CPU; median of the runs. */
  task: LONG_TASK_MS,
  /** Heap growth in MB over 200 records, after garbage collection. */
  heapGrowth: 2,
  /** Share of the moves of a dragged colour whose frame is missed, on the slowed CPU; median of the runs. */
  missed: 0.05,
  /** CPU time of the browser's rendering for a move of a dragged colour in milliseconds, slowed; median of the runs. */
  rendering: 33,
} as const
