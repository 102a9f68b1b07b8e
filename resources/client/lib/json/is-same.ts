import { isStructure } from './json-value'

/** Whether two JSON values are equal. The order of an object's keys does not count, and undefined is absent. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isStructure(one) || !isStructure(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = definedKeys(one)
  return keys.length === definedKeys(other).length && keys.every((key) => isSame(one[key], other[key]))
}

const definedKeys = (structure: Record<string, unknown>): string[] =>
  Object.keys(structure).filter((key) => structure[key] !== undefined)
