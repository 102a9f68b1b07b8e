import type { Settings } from '@/contract/shapes/settings'

import type { FileEntry, TransportName, UploadItem } from '../queue/upload-item'
import type { InactivityWatch } from './inactivity'
import { DEFAULT_DISK, type FlatMetadata, type UploadMetadata } from './metadata'

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
  /** Cleans up after an unwanted upload, here and on the server. */
  discard?: (job: TransferJob) => Promise<void>
}

const MEGABYTE = 1024 * 1024

/** Smallest file in bytes that is sent in chunks by tus (spec section 9). */
export const MIN_CHUNKED_SIZE = 4 * MEGABYTE

/** Smallest file in bytes that is sent to S3 in parts (spec section 9). */
export const MIN_MULTIPART_SIZE = 100 * MEGABYTE

/** Chooses how to send a file: straight to S3 when its disk allows direct uploads, otherwise through the site. */
export function chooseTransport(
  { size }: Pick<File, 'size'>,
  { disk = DEFAULT_DISK }: UploadMetadata,
  settings: Settings['uploads'],
): TransportName {
  const driver = disk === DEFAULT_DISK ? settings.uploads_driver : settings.public_driver
  if (settings.s3_direct_upload && driver?.endsWith('s3'))
    return size >= MIN_MULTIPART_SIZE ? 's3Multipart' : 's3Simple'
  const isChunked = settings.chunk !== false && !settings.disable_tus
  return isChunked && size >= MIN_CHUNKED_SIZE ? 'tus' : 'form'
}
