/**
 * The files of what was dropped. With `folders`, those in dropped folders too: each then carries its path as `webkitRelativePath`,
 * as if its folder had been picked. To be called while the drop is being told: later the browser has taken them back.
 */
export async function droppedFiles(data: DataTransfer, { folders }: { folders: boolean }): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const files = await Promise.all(entries.filter((entry) => folders || entry.isFile).map(filesOf))
  return files.flat()
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await fileOf(entry)]
  if (!isDirectory(entry)) return []
  const reader = entry.createReader()
  const files: File[] = []
  // A reader gives a hundred at a time, and at last none.
  for (let batch = await read(reader); batch.length > 0; batch = await read(reader)) {
    files.push(...(await Promise.all(batch.map(filesOf))).flat())
  }
  return files
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
