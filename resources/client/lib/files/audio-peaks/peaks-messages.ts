import type { Samples } from './measure-peaks'

/** Messages to the worker: first a recording, then each decoded piece. */
export type ToWorker = { blob: Blob; count: number } | Samples

/** Messages of the worker: pieces to decode, then the peaks, or why there are none. */
export type FromWorker = { piece: ArrayBuffer; isWhole: boolean } | { peaks: number[] } | { failure: string }
