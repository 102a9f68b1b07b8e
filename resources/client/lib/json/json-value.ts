/** Whether a value is an object or a list. */
export const isStructure = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is an object, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  isStructure(value) && !Array.isArray(value)

/** Returns the value at a path, undefined if absent. Inherited properties count as absent. */
export const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (holder, key) => (isStructure(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined),
    root,
  )
