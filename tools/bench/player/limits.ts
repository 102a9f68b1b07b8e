import { LONG_TASK } from '../long-tasks'

/** A figure that is over its limit fails the benchmark; why these: docs/decisions/019-player-benchmark.md. */
export const limits = {
  /** Elements on the page that a list of any length may add while it is scrolled: rows of different kinds follow each other. */
  moreElements: 60,
  /** Milliseconds of the processor that a task of the page may take after warm-up. */
  longestTask: LONG_TASK,
  /** MB that the heap may grow by, after collection. */
  moreHeap: 2,
  /** Things that must be as many after as before: elements that play, listeners, addresses of blobs. */
  more: 0,
} as const
