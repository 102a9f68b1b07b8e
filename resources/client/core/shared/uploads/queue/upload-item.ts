import type { fileEntries } from '@/contract/groups/file-entries'
import type { Output } from '@/contract/machinery/endpoint'

import { fingerprintOf, pathOf } from '../file-fingerprint'

/** File entry that the server created for an uploaded file. */
export type FileEntry = Output<typeof fileEntries.upload>['fileEntry']

/** Transports: one form request, tus in chunks, straight to S3 in one request or in parts. */
export type TransportName = 'form' | 'tus' | 's3Simple' | 's3Multipart'

/** True for transports that resume after a pause instead of starting over. */
export const isResumable = (name: TransportName): boolean => name === 'tus' || name === 's3Multipart'

/** State of an upload (spec section 4). */
export type UploadStatus = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted'

/** Upload of one file, as screens see it (spec section 3). */
export type UploadItem = Readonly<{
  id: string
  name: string
  /** In bytes. */
  size: number
  mime: string
  /** Lower case, without the dot; empty when the name has none. */
  extension: string
  /** `Folder/name.mp3` of a file that was chosen with its folder, otherwise null. */
  relativePath: string | null
  /** Distinguishes files, see {@link fingerprintOf}. */
  fingerprint: string
  transport: TransportName
  status: UploadStatus
  /** The user paused it; otherwise a pending upload waits for its turn. */
  isPaused: boolean
  /** The connection was cut in the middle; the upload resumes with it. */
  isInterrupted: boolean
  /** It broke a restriction, so a retry is useless. */
  isRefused: boolean
  /** 0 to 100; at 100 the server may still be processing the file. */
  percentage: number
  bytesUploaded: number
  /** Bytes per second; null when not running or unknown. */
  speed: number | null
  errorMessage: string | null
  /** File entry of a completed upload. */
  entry: FileEntry | null
}>

/** Mime type of files whose type the browser does not know. */
const UNKNOWN_MIME = 'application/octet-stream'

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Makes the item of a file that waits for its turn. */
export function itemOf(file: File, { id, transport }: Pick<UploadItem, 'id' | 'transport'>): UploadItem {
  const { name, size, type } = file
  const relativePath = pathOf(file)
  return {
    id,
    name,
    size,
    mime: type || UNKNOWN_MIME,
    extension: extensionOf(name),
    relativePath,
    fingerprint: fingerprintOf(file),
    transport,
    status: 'pending',
    isPaused: false,
    isInterrupted: false,
    isRefused: false,
    percentage: 0,
    bytesUploaded: 0,
    speed: null,
    errorMessage: null,
    entry: null,
  }
}
