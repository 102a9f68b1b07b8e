import type { StorageConfig } from '@mock/storage/s3-storage'

/** The ways of a file to the server that are measured. */
export type Way = 'form' | 'tus' | 's3Multipart'

/** Who sends it: calls of `fetch` and nothing else, our engine, or the library that there is for the way. */
export type Sender = 'raw' | 'ours' | 'library'

/** One upload, as the page is told of it. */
export type Job = {
  way: Way
  sender: Sender
  /** For the library that signs by itself. */
  storage: StorageConfig
}

/** What came of it: how long it took, in milliseconds, and the id of the file. */
export type Sent = { duration: number; id: number }
