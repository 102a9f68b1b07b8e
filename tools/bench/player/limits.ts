import { LONG_TASK } from '../long-tasks'

/** What may not be exceeded; a figure that does fails the benchmark. Why these: docs/decisions/019-player-benchmark.md. */
export const limits = {
  /** Elements more on the page after scrolling a list: a dozen rows, where thousands have passed. */
  elements: 200,
  /** Nodes more that scripts hold: two screens, since React holds the one before until the next change, where hundreds have passed. */
  nodes: 4000,
  /** Milliseconds of the processor that a task of the page takes, once the page is warm, on this machine as it is. */
  task: LONG_TASK,
  /** MB that the heap grows by, after collection. */
  heapGrowth: 2,
  /** Elements that play, addresses of blobs: as many after as before. */
  none: 0,
  /** Listeners more after than before: not one for every other change of 200, since the screens before and after differ by some. */
  listeners: 100,
} as const
