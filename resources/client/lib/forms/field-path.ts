/** A place in an object, from its root. */
export type FieldPath = readonly string[]

/** Reads a field's name as a place: `items[0].name` and `items.0.name` are the same. */
export const pathOf = (name: string): FieldPath => name.split(/[.[\]]+/).filter((part) => part !== '')

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null
const isIndex = (key: string): boolean => /^\d+$/.test(key)

/** What stands at a place; undefined where nothing does. What objects inherit is not theirs. */
export const valueAt = (root: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (holder, key) => (isHolder(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
    root,
  )

/** Puts a value at a place, and makes the lists and objects on the way. */
export function setValueAt(root: object, path: FieldPath, value: unknown): void {
  let holder = root
  for (const [depth, key] of path.entries()) {
    const next = path[depth + 1]
    const present = valueAt(holder, [key])
    const child = next === undefined ? value : isHolder(present) ? present : isIndex(next) ? [] : {}
    // Assigning would run a setter where a field is called `__proto__`.
    Object.defineProperty(holder, key, { value: child, configurable: true, enumerable: true, writable: true })
    if (isHolder(child)) holder = child
  }
}

const startsWith = (path: FieldPath, start: FieldPath): boolean => start.every((key, depth) => path[depth] === key)

/**
 * The field that a message about a place is shown at: the one of that place, else the closest one around it (`tags` for
 * `tags.0`), else the first one inside it (`address.street` for `address`). Undefined where no field is near.
 */
export function nearestField(place: FieldPath, names: readonly string[]): string | undefined {
  const fields = names.map((name) => ({ name, path: pathOf(name) }))
  const around = fields.filter(({ path }) => startsWith(place, path)).toSorted((a, b) => b.path.length - a.path.length)
  return (around[0] ?? fields.find(({ path }) => startsWith(path, place)))?.name
}
