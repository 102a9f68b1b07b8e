import { isStructure, valueAt } from '../json/json-value'

/** Keys that lead from an object's root to a value. */
export type FieldPath = readonly string[]

/** Parses a field's name into a path: `items[0].name` and `items.0.name` are the same. */
export const pathOf = (name: string): FieldPath => name.split(/[.[\]]+/).filter((part) => part !== '')

const isIndex = (key: string): boolean => /^\d+$/.test(key)

/** Sets the value at a path, creating the lists and objects on the way. */
export function setValueAt(root: object, path: FieldPath, value: unknown): void {
  let holder = root
  for (const [depth, key] of path.entries()) {
    const next = path[depth + 1]
    const present = valueAt(holder, [key])
    const child = next === undefined ? value : isStructure(present) ? present : isIndex(next) ? [] : {}
    // Assigning would run the setter of a field named `__proto__`.
    Object.defineProperty(holder, key, { value: child, configurable: true, enumerable: true, writable: true })
    if (isStructure(child)) holder = child
  }
}

const startsWith = (path: FieldPath, start: FieldPath): boolean => start.every((key, depth) => path[depth] === key)

/**
 * Finds the field to show an error at: the one with that path, else its closest ancestor (`tags` for `tags.0`), else
 * its first descendant (`address.street` for `address`). Undefined when there is no such field.
 */
export function nearestField(target: FieldPath, names: readonly string[]): string | undefined {
  const fields = names.map((name) => ({ name, path: pathOf(name) }))
  const ancestors = fields
    .filter(({ path }) => startsWith(target, path))
    .toSorted((a, b) => b.path.length - a.path.length)
  return (ancestors[0] ?? fields.find(({ path }) => startsWith(path, target)))?.name
}
