/**
 * Whether a file is one of those that an `accept` attribute lists: `image/*`, `audio/mpeg` or `.mp3`, separated by commas.
 * An empty list accepts all. Browsers apply it where files are picked; what is dropped or pasted has to be asked about.
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
