/** Handle that leads to a file again after a reload: its own with an empty path, or that of a folder that contains it. */
export type FileSource = { handle: FileSystemHandle; path: readonly string[] }

const sources = new WeakMap<File, Promise<FileSource | undefined>>()

/** Remembers the handle that the browser gives for a file; null where it gives none. */
export function setSource(file: File, handle: Promise<FileSystemHandle | null>, path: readonly string[] = []): void {
  sources.set(
    file,
    handle.then((given) => (given ? { handle: given, path } : undefined)).catch(() => undefined),
  )
}

/** Returns how to find a picked or dropped file again; undefined in browsers without handles. */
export const sourceOf = async (file: File): Promise<FileSource | undefined> => sources.get(file)

/** Part of a handle that browsers without permissions for files lack. */
type Permission = { requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState> }

const isFolder = (handle: FileSystemHandle): handle is FileSystemDirectoryHandle => handle.kind === 'directory'
const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file'

/**
 * Opens a file again. The browser may ask the user, so call it after a press. Rejects when the user refuses, or when the
 * file is gone.
 */
export async function openSource({ handle, path }: FileSource): Promise<File> {
  const permission = await (handle as Permission).requestPermission?.({ mode: 'read' })
  if (permission === 'denied') throw new DOMException('The user refused', 'NotAllowedError')
  let found = handle
  for (const [index, name] of path.entries()) {
    if (!isFolder(found)) break
    found = await (index < path.length - 1 ? found.getDirectoryHandle(name) : found.getFileHandle(name))
  }
  if (!isFile(found)) throw new DOMException('The handle leads to a folder', 'TypeMismatchError')
  const file = await found.getFile()
  setSource(file, Promise.resolve(handle), path)
  return file
}
