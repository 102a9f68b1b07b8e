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

/** Moves one key to a zero-based index, clamped to the list. */
export function moveToPlace(keys: readonly string[], key: string, place: number): string[] {
  const rest = keys.filter((other) => other !== key)
  return keys.includes(key) ? rest.toSpliced(Math.max(0, place), 0, key) : [...keys]
}
