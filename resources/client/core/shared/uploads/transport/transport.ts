import type { FileEntry, UploadItem } from '../queue/upload-item'
import type { InactivityWatch } from './inactivity'
import type { FlatMetadata } from './metadata'

/** One file to upload. */
export type TransferJob = {
  file: File
  item: UploadItem
  /** Fields for the top level of every body. */
  metadata: FlatMetadata
}

/** One try of an upload, as its transport sees it. */
export type Transfer = TransferJob & {
  /** Aborts when the upload is paused, aborted, removed or idle; the transport must stop immediately. */
  signal: AbortSignal
  /** Reports how many bytes of the file the server has. */
  report: (bytes: number) => void
  watch: InactivityWatch
}

/** Sends files to the server in one particular way. */
export type Transport = {
  /**
   * Sends a file and returns its entry; resumes an earlier try if it can. Rejects with the server's refusal, or with an
   * `UploadFailure` to show to the user.
   */
  upload: (transfer: Transfer) => Promise<FileEntry>
  /** Deletes what an unwanted upload left, here and on the server. */
  discard?: (job: TransferJob) => Promise<void>
}
