import type { SettingId } from '../groups/setting'
import { partOf, type SettingValues } from './setting-values'

/** Changed values of one part by key. */
function changesOf(changes: SettingValues, part: 'client' | 'server'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([id, value]) => {
      const place = partOf(id as SettingId)
      return place.part === part ? [[place.key, withoutBlankItems(value)]] : []
    }),
  )
}

/** Drops items of a menu that have neither a text nor a URL. */
function withoutBlankItems(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((item: unknown) => !isBlankItem(item)) : value
}

const isBlankItem = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'label' in item && 'action' in item && !item.label && !item.action

/** Changed values by part and key there. */
export const changedParts = (changes: SettingValues) => ({
  client: changesOf(changes, 'client'),
  server: changesOf(changes, 'server'),
})
