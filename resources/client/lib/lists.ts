/**
 * Moves keys to just before or after `target`, keeping their relative order. Unchanged when `target` is one of them.
 */
export function moveBeside(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  { target, side }: { target: string; side: 'before' | 'after' },
): string[] {
  if (moved.has(target) || !keys.includes(target)) return [...keys]
  const rest = keys.filter((key) => !moved.has(key))
  return rest.toSpliced(rest.indexOf(target) + (side === 'after' ? 1 : 0), 0, ...keys.filter((key) => moved.has(key)))
}

/** Moves an item between zero-based indices, `to` clamped to the list. Unchanged when there is no item at `from`. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item)
}

/** Returns the keys from `one` to `other`, both included, in list order; empty when either is not in the list. */
export function keysBetween(keys: readonly string[], one: string, other: string): string[] {
  const [start, end] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? [] : keys.slice(start, end + 1)
}

/** Moves the end of a range that starts at `anchor` from `from` to `to`, deselecting keys that it no longer covers. */
export function extendSelection(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  { anchor, from, to }: { anchor: string; from: string; to: string },
): Set<string> {
  const left = new Set(keysBetween(keys, anchor, from))
  return new Set([...[...selection].filter((key) => !left.has(key)), ...keysBetween(keys, anchor, to)])
}

/** Adds the keys to a selection, or removes them when all are already selected. */
export const toggleAll = (selection: ReadonlySet<string>, keys: readonly string[]): Set<string> =>
  keys.every((key) => selection.has(key))
    ? new Set([...selection].filter((key) => !keys.includes(key)))
    : new Set([...selection, ...keys])
