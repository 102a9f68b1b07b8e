import type { FileEntry } from '../file-entry'
import type { TransportName } from '../transport/transport-name'

/** Where an upload is (spec section 4). */
export type UploadStatus = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted'

/** One file of the queue as screens see it (spec section 3). */
export type UploadItem = Readonly<{
  id: string
  name: string
  /** Bytes. */
  size: number
  mime: string
  /** Without its dot, in small letters; empty where the name has none. */
  extension: string
  /** `Folder/name.mp3` of a file that came with its folder, otherwise null. */
  relativePath: string | null
  /** Tells two files apart by what is known without reading them. */
  fingerprint: string
  transport: TransportName
  status: UploadStatus
  /** It waits, and not for its turn: somebody has stopped it. */
  isPaused: boolean
  /** It broke a restriction: to try again changes nothing. */
  isRefused: boolean
  /** 0 to 100; all of it may have gone while the server is still at work. */
  percentage: number
  bytesUploaded: number
  /** Bytes a second while it runs and that is known. */
  speed: number | null
  errorMessage: string | null
  /** What the server made of it. */
  entry: FileEntry | null
}>

/** Type of a file of which the browser knows none. */
const UNKNOWN_MIME = 'application/octet-stream'

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The server keeps a path only where it has a folder in it (backend contract, section 9). */
function pathOf(file: File): string | null {
  // Not every browser on phones knows folders.
  const path: string | undefined = file.webkitRelativePath
  return path?.includes('/') ? path : null
}

/** A file that waits for its turn. */
export function itemOf(file: File, { id, transport }: Pick<UploadItem, 'id' | 'transport'>): UploadItem {
  const { name, size, type, lastModified } = file
  const relativePath = pathOf(file)
  return {
    id,
    name,
    size,
    mime: type || UNKNOWN_MIME,
    extension: extensionOf(name),
    relativePath,
    fingerprint: [relativePath ?? name, size, type, lastModified].join('|'),
    transport,
    status: 'pending',
    isPaused: false,
    isRefused: false,
    percentage: 0,
    bytesUploaded: 0,
    speed: null,
    errorMessage: null,
    entry: null,
  }
}
