import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

const removeFolder = (path: string): void => {
  rmSync(path, { recursive: true, force: true })
  folders.delete(path)
}

// Removes leftover folders when the process exits.
process.once('exit', () => folders.forEach(removeFolder))

/** Creates an empty folder for uploaded files. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'dziesma-uploads-'))
  folders.add(path)
  return { path, remove: (): void => removeFolder(path) }
}
