import { setSource } from './file-sources'

/** Why dropped items are missing: folders are not allowed here, or the browser could not read them. */
export type IncompleteReason = 'folder' | 'unreadable'

/** Files of a drop; `missing` is set when they are incomplete. */
type DroppedFiles = { files: File[]; missing: IncompleteReason | undefined }

/**
 * Reads the files of a drop. With `folders`, files in dropped folders too, each with its path as `webkitRelativePath`.
 * Call it synchronously in the drop event: the browser empties the DataTransfer afterwards.
 */
export async function droppedFiles(data: DataTransfer, { folders }: { folders: boolean }): Promise<DroppedFiles> {
  const entries = [...data.items].flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    return entry ? [{ entry, handle: (item as HandleItem).getAsFileSystemHandle?.() }] : []
  })
  const allowed = entries.filter(({ entry }) => folders || entry.isFile)
  const unread: unknown[] = []
  const files = await Promise.all(
    allowed.map(async ({ entry, handle }) => {
      const found = await filesOf(entry, (error) => unread.push(error))
      if (handle) for (const file of found) setSource(file, handle, entry.isFile ? [] : pathBelow(file))
      return found
    }),
  )
  const hasSkippedFolder = allowed.length < entries.length
  return { files: files.flat(), missing: unread.length > 0 ? 'unreadable' : hasSkippedFolder ? 'folder' : undefined }
}

/** Part of a dropped item that only some browsers have. */
type HandleItem = { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }

/** Path of a file below the dropped folder that contains it. */
const pathBelow = ({ webkitRelativePath }: File): string[] => webkitRelativePath.split('/').slice(1)

async function filesOf(entry: FileSystemEntry, onUnread: (error: unknown) => void): Promise<File[]> {
  const files: File[] = []
  try {
    if (isFile(entry)) files.push(await fileOf(entry))
    else if (isDirectory(entry)) {
      for await (const batch of entriesOf(entry))
        files.push(...(await Promise.all(batch.map((inside) => filesOf(inside, onUnread)))).flat())
    }
  } catch (error) {
    onUnread(error)
  }
  return files
}

/** Yields a folder's entries in batches: a reader returns at most 100 at a time, and none at the end. */
async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry[]> {
  const reader = folder.createReader()
  for (let batch = await read(reader); batch.length > 0; batch = await read(reader)) yield batch
}

// Some browsers do not expose these classes, so `instanceof` is not available.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const read = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  const path = entry.fullPath.slice(1)
  return path === file.name ? file : Object.defineProperty(file, 'webkitRelativePath', { value: path })
}

/** Extensions of recordings, for an `accept` attribute: systems that do not know them leave the type of the file empty. */
export const RECORDING_EXTENSIONS = '.mp3,.m4a,.flac,.ogg,.opus,.wav,.aac,.aif,.aiff,.wma'

/**
 * Whether a file matches an `accept` attribute: `image/*`, `audio/mpeg` or `.mp3`, separated by commas; empty accepts
 * all. Browsers apply `accept` in the file picker only, so dropped and pasted files need this check.
 */
export function acceptsFile(accept: string, file: Pick<File, 'name' | 'type'>): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind === '*/*') return true
      if (kind.startsWith('.')) return name.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}

/** Settings file that macOS adds to folders. */
const FOLDER_SETTINGS = '.DS_Store'

/**
 * Whether the user chose this file, as opposed to a system file in a chosen folder, which is ignored (spec section 5).
 */
export const isUserFile = ({ name }: Pick<File, 'name'>): boolean => name !== FOLDER_SETTINGS
