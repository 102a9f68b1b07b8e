import type { FileEntry } from '../file-entry'
import type { UploadItem } from '../queue/upload-item'
import type { InactivityWatch } from './inactivity'
import type { FlatMetadata } from './metadata'

/** One file on its way. */
export type TransferJob = {
  file: File
  item: UploadItem
  /** What goes along with it, at the top level of every body. */
  metadata: FlatMetadata
}

/** What a transport is given beside the file while it sends it. */
export type Transfer = TransferJob & {
  /** Aborted when the upload is paused, aborted, removed or idle: then whatever the transport does ends at once. */
  signal: AbortSignal
  /** Tells how many bytes of the file the server has. */
  report: (bytes: number) => void
  watch: InactivityWatch
}

/** A way for a file to the server. */
export type Transport = {
  /**
   * Sends it and gives what the server made of it. Goes on from where an earlier try stopped, if it can. Rejects with what went
   * wrong: the server's refusal, or an error whose message is for the visitor as an `UploadFailure`.
   */
  upload: (transfer: Transfer) => Promise<FileEntry>
  /** Takes back what an upload that nobody wants any more has left, here and on the server. */
  discard?: (job: TransferJob) => Promise<void>
}
