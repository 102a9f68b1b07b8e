import type { UploadItem } from '../queue/upload-item'

/** What the one who uploads says of where the file goes (backend contract, section 9). */
export type UploadMetadata = {
  /** `uploads`, which is private, unless said otherwise. */
  disk?: 'uploads' | 'public'
  /** The folder on a public disk: `playlist_media`. */
  diskPrefix?: string
  parentId?: number | null
  [name: string]: string | number | boolean | null | undefined
}

/** The disk where nothing else is said. */
export const DEFAULT_DISK = 'uploads'

/** What goes along with a file, ready for a body, a form or tus. */
export type FlatMetadata = Readonly<Record<string, string | number | boolean>>

/**
 * What goes at the top level of every body: the server ignores what is nested, and reads a missing value that was written out
 * as the text "null".
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

/** Stands in for an extension that a file's name does not have: the server fails without one (backend contract, section 9). */
const NO_EXTENSION = 'bin'

/** A file's extension as it goes to the server. */
export const wireExtension = ({ extension }: Pick<UploadItem, 'extension'>): string => extension || NO_EXTENSION
