import type { Permission } from '@/contract/shapes/user'

/** Numeric limit of a restriction; infinite when it is absent or no number. */
export function limitOf({ restrictions }: Permission, name: string): number {
  const value = restrictions.find((restriction) => restriction.name === name)?.value
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  return isNumber && !Number.isNaN(Number(value)) ? Number(value) : Infinity
}

/** Whether a permission allows more than another, and in nothing less; any allows more than none. */
export function grantsMore(offered: Permission, owned: Permission | undefined): boolean {
  if (!owned) return true
  const steps = owned.restrictions.map(({ name }) => [limitOf(owned, name), limitOf(offered, name)] as const)
  return steps.some(([has, gets]) => gets > has) && steps.every(([has, gets]) => gets >= has)
}
