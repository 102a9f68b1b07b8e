/**
 * Path of a file that was chosen with its folder, otherwise null: the server only wants paths that contain a folder
 * (backend contract, section 9).
 */
export function pathOf(file: File): string | null {
  // Some mobile browsers lack this property.
  const path: string | undefined = file.webkitRelativePath
  return path?.includes('/') ? path : null
}

const known = new WeakMap<File, string>()

/**
 * Distinguishes files without reading them: path or name, size, type and modification time. The browser looks the time up
 * on the disk with each access, so the result is kept.
 */
export function fingerprintOf(file: File): string {
  const fingerprint = known.get(file) ?? [pathOf(file) ?? file.name, file.size, file.type, file.lastModified].join('|')
  known.set(file, fingerprint)
  return fingerprint
}
