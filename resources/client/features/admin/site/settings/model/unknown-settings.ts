import { isStructure } from '@/lib/json/json-value'

import type { Setting, SettingField, SettingId } from '../groups/setting'
import { knownSettings } from '../groups/setting-groups'
import type { SavedSettings } from './setting-values'

/** Names of values that are never shown, whatever they are for. */
const SECRET = /secret|password|token|private|(?:^|_)key$/i

/** Finds the settings that no group knows, so that a newer server's can be edited as text. */
export function unknownSettings({ server, client }: SavedSettings): Setting[] {
  return [...entriesOf(client, 'client'), ...entriesOf(server, 'server')].map(([id, value]) => ({
    id,
    label: { name: id.slice(id.indexOf('.') + 1) },
    field: fieldFor(id, value),
  }))
}

/** Texts, numbers and flags by id; lists and maps of unknown shape are left as they are. */
function entriesOf(group: object, prefix: SettingId | 'client' | 'server'): [SettingId, unknown][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]): [SettingId, unknown][] => {
    const id = `${prefix}.${name}` as SettingId
    if (knownSettings.has(id) || Array.isArray(value)) return []
    return isStructure(value) ? entriesOf(value, id) : [[id, value]]
  })
}

function fieldFor(id: SettingId, value: unknown): SettingField {
  if (typeof value === 'boolean') return { kind: 'flag' }
  return { kind: id.startsWith('server.') && SECRET.test(id) ? 'secret' : 'text' }
}
