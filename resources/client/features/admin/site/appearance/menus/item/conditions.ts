import type { MenuItem } from '@/contract/shapes/menus'

/** Conditions that everyone meets. */
export const noConditions = { roles: [], permissions: [], settings: {}, subscriptionStatus: null } as const

/** Whether an item is hidden from someone by its conditions. */
export const hasConditions = ({ roles, permissions, settings, subscriptionStatus }: MenuItem): boolean =>
  roles.length > 0 || permissions.length > 0 || Object.keys(settings).length > 0 || Boolean(subscriptionStatus)

/** A setting by its dotted key, and the value that it must have, as a text. */
export type SettingCondition = { key: string; expected: string }

/** Returns the settings of an item as rows of texts. */
export const conditionsOf = (settings: MenuItem['settings']): SettingCondition[] =>
  Object.entries(settings).map(([key, expected]) => ({ key, expected: textOf(expected) }))

const textOf = (expected: unknown): string =>
  typeof expected === 'object' && expected !== null ? JSON.stringify(expected) : String(expected ?? '')

/** Returns rows as the settings of an item: values that were not edited keep their type, rows without a key are left out. */
export const settingsOf = (rows: readonly SettingCondition[], before: MenuItem['settings']): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap(({ key, expected }): [string, unknown][] => {
      const name = key.trim()
      if (name === '') return []
      const isKept = Object.hasOwn(before, name) && textOf(before[name]) === expected
      return [[name, isKept ? before[name] : cast(expected.trim())]]
    }),
  )

/** Settings are cast from texts alike (backend contract, section 1.5). */
function cast(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}
