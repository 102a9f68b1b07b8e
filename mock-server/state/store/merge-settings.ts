import { settingsSchema } from '@/contract/shapes/settings'
import { isObject } from '@/lib/json/json-value'

import type { MockSettings } from './db'

type Group = Record<string, unknown>

const mergeGroup = (group: Group, change: Group): Group => {
  const entries = Object.entries(change).map(([key, value]): [string, unknown] => {
    const known = group[key]
    return [key, isObject(known) && isObject(value) ? mergeGroup(known, value) : value]
  })
  return Object.fromEntries([...Object.entries(group), ...entries])
}

/** Merges settings by group; other values are replaced. Also returns the first violation of the contract, if any. */
export function mergeSettings(settings: MockSettings, change: Group): { settings: MockSettings; problem?: string } {
  const result = mergeGroup(settings, change)
  const [issue] = settingsSchema.safeParse(result).error?.issues ?? []
  return {
    settings: result,
    ...(issue && { problem: `settings.${issue.path.map(String).join('.')}: ${issue.message}` }),
  }
}
