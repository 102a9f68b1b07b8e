import type { UploadItem } from '../queue/upload-item'

/** Destination of a file and other fields for the server (backend contract, section 9). */
export type UploadMetadata = {
  /** Default `uploads`, which is private. */
  disk?: 'uploads' | 'public'
  /** Folder on the public disk, e.g. `playlist_media`. */
  diskPrefix?: string
  parentId?: number | null
  [name: string]: string | number | boolean | null | undefined
}

/** Disk of files whose metadata names none. */
export const DEFAULT_DISK = 'uploads'

/** Metadata as flat fields, ready for a JSON body, a form or tus. */
export type FlatMetadata = Readonly<Record<string, string | number | boolean>>

/**
 * Returns the fields for the top level of every body, without empty values: the server ignores nested fields, and reads
 * null as the text "null".
 */
export function flatMetadata(
  metadata: UploadMetadata,
  { relativePath }: Pick<UploadItem, 'relativePath'>,
  workspaceId: number,
): FlatMetadata {
  const all = { ...metadata, relativePath, workspaceId: workspaceId || null }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  )
}

/** Extension sent for a name that has none: the server fails without one (backend contract, section 9). */
const NO_EXTENSION = 'bin'

/** Returns the extension to send to the server. */
export const wireExtension = ({ extension }: Pick<UploadItem, 'extension'>): string => extension || NO_EXTENSION
