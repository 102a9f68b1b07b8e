import * as z from 'zod/mini'

import { settingsSchema } from '@/contract/shapes/settings'
import { isObject } from '@/lib/json/json-value'

import type { MockSettings } from './db'

const describe = z.locales.en().localeError

type Group = Record<string, unknown>

const mergeGroup = (group: Group, change: Group): Group => {
  const entries = Object.entries(change).map(([key, value]): [string, unknown] => {
    const known = group[key]
    return [key, isObject(known) && isObject(value) ? mergeGroup(known, value) : value]
  })
  return Object.fromEntries([...Object.entries(group), ...entries])
}

/** Merges settings by group; other values are replaced. Also returns the violations of the contract, one line each. */
export function mergeSettings(settings: MockSettings, change: Group): { settings: MockSettings; problems: string[] } {
  const result = mergeGroup(settings, change)
  const { issues = [] } = settingsSchema.safeParse(result, { error: describe }).error ?? {}
  return {
    settings: result,
    problems: issues.map(({ path, message }) => `settings.${path.map(String).join('.')}: ${message}`),
  }
}
