type Group = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null

/** Whether two JSON values are equal; the order of an object's keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isGroup(one) || !isGroup(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = definedKeys(one)
  return keys.length === definedKeys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const definedKeys = (group: Group): string[] => Object.keys(group).filter((key) => group[key] !== undefined)
