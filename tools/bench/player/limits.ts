import { LONG_TASK_MS } from '../long-tasks'

/** Upper limits; a value above one fails the benchmark. docs/decisions/019-player-benchmark.md explains them. */
export const limits = {
  /** Additional elements on the page after scrolling a list: a dozen rows, although thousands have passed. */
  elements: 200,
  /**
   * Additional nodes held by scripts: two screens of hundreds visited, because React holds the previous one until the
   * next change.
   */
  nodes: 4000,
  /** CPU time of one task in milliseconds, after warm-up, without throttling. */
  task: LONG_TASK_MS,
  /** Heap growth in MB, after garbage collection. */
  heapGrowth: 2,
  /** Additional media elements and blob URLs: none may leak. */
  none: 0,
  /** Additional listeners after 200 route changes. Not zero, because the first and last screen differ by some. */
  listeners: 100,
} as const
