type Entries = FormDataEntryValue[]

const isSame = (a: FormDataEntryValue, b: FormDataEntryValue | undefined): boolean =>
  a === b || (a instanceof File && b instanceof File && a.name === b.name && a.size === b.size)

const areSame = (a: Entries, b: Entries): boolean =>
  a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))

/** Names of the fields that hold something else than before. */
export const changedNames = (before: FormData, now: FormData): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => !areSame(before.getAll(name), now.getAll(name)))

/** What `now` holds, but for the names that keep what they held before. */
export function mergedData(before: FormData, now: FormData, keepsBefore: (name: string) => boolean): FormData {
  const merged = new FormData()
  for (const [source, isTaken] of [
    [before, keepsBefore],
    [now, (name: string) => !keepsBefore(name)],
  ] as const) {
    for (const [name, value] of source) if (isTaken(name)) merged.append(name, value)
  }
  return merged
}
