import type { StorageConfig } from '@mock/site/storage/s3-storage'

/** Transports that are measured. */
export type BenchTransport = 'form' | 'tus' | 's3Multipart'

/** Plain `fetch` calls, our upload queue, or the usual library for the transport. */
export type Sender = 'raw' | 'ours' | 'library'

/** One upload for the page to run. */
export type Job = {
  transport: BenchTransport
  sender: Sender
  /** Storage access for the library that signs requests itself. */
  storage: StorageConfig
}

/** Duration of an upload, and the id of the file entry. */
export type UploadResult = { durationMs: number; id: number }
