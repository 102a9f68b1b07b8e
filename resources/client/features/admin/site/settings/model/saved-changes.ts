import { encodeSettings, type SettingsSpelling } from '@/contract/shapes/saved-settings'

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

const isEmpty = (values: object): boolean => Object.keys(values).length === 0

/** The fields of a request that saves changes, in the release's spelling; parts without changes are left out. */
export function savedFields(changes: SettingValues, spelling: SettingsSpelling): { client?: string; server?: string } {
  const client = changesOf(changes, 'client')
  const server = changesOf(changes, 'server')
  return {
    ...(!isEmpty(client) && { client: encodeSettings(client, spelling) }),
    ...(!isEmpty(server) && { server: JSON.stringify(server) }),
  }
}
