/** Why something of what was dropped did not come: a folder where none may, or what the browser could not read. */
export type Missing = 'folder' | 'unreadable'

/** What came of a drop, and whether it is not all of it. */
type Dropped = { files: File[]; missing: Missing | undefined }

/**
 * The files of what was dropped. With `folders`, those in dropped folders too: each then carries its path as `webkitRelativePath`,
 * as if its folder had been picked. To be called while the drop is being told: later the browser has taken them back.
 */
export async function droppedFiles(data: DataTransfer, { folders }: { folders: boolean }): Promise<Dropped> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const welcome = entries.filter((entry) => folders || entry.isFile)
  const unread: unknown[] = []
  const files = await Promise.all(welcome.map((entry) => filesOf(entry, (error) => unread.push(error))))
  const isUnwelcome = welcome.length < entries.length
  return { files: files.flat(), missing: unread.length > 0 ? 'unreadable' : isUnwelcome ? 'folder' : undefined }
}

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

/** A reader gives a hundred at a time, and at last none. */
async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry[]> {
  const reader = folder.createReader()
  for (let batch = await read(reader); batch.length > 0; batch = await read(reader)) yield batch
}

// Browsers have no classes of these names to ask for.
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const read = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function fileOf(entry: FileSystemFileEntry): Promise<File> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  const path = entry.fullPath.slice(1)
  return path === file.name ? file : Object.defineProperty(file, 'webkitRelativePath', { value: path })
}
