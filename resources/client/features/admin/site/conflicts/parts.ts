import { isSame } from '@/lib/json/is-same'

/** Values that administrators can change independently, by name; a row of a list counts as one. */
export type Parts = ReadonlyMap<string, unknown>

/** Names of the parts that differ. */
export const changedParts = (one: Parts, other: Parts): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => !isSame(one.get(name), other.get(name)))

/** Names of the parts that another administrator has changed since `base`, and not to the own value. */
export function overtakenParts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Parts>): string[] {
  const differing = new Set(changedParts(mine, theirs))
  return changedParts(base, theirs).filter((name) => differing.has(name))
}

/** Whose value is saved where two administrators have changed the same one. */
export type PreferredVersion = 'mine' | 'theirs'
