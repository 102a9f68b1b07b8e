/** Keys from `one` to `other`, both included, in the order of the list; empty when one of them is not in it. */
export function keysBetween(keys: readonly string[], one: string, other: string): string[] {
  const [start, end] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [] : keys.slice(start, end + 1)
}

/** A selection whose stretch from `anchor` ended at `from` and now ends at `to`: what the stretch no longer covers is let go. */
export function extendSelection(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  { anchor, from, to }: { anchor: string; from: string; to: string },
): Set<string> {
  const left = new Set(keysBetween(keys, anchor, from))
  return new Set([...[...selection].filter((key) => !left.has(key)), ...keysBetween(keys, anchor, to)])
}

/** A selection with the keys in it, or without them when it has all of them already. */
export const toggleAll = (selection: ReadonlySet<string>, keys: readonly string[]): Set<string> =>
  keys.every((key) => selection.has(key))
    ? new Set([...selection].filter((key) => !keys.includes(key)))
    : new Set([...selection, ...keys])
