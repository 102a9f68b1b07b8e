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
