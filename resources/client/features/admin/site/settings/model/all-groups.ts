import { Ellipsis } from 'lucide-react'

import type { Setting, SettingGroup, SettingId } from '../groups/setting'
import { knownGroups, knownSettings } from '../groups/setting-groups'
import type { SavedSettings } from './setting-values'
import { unknownSettings } from './unknown-settings'

/** Id of the group of settings that no other one knows. */
export const OTHER = 'other'

/** Groups of a server's settings, and every setting by its id. */
export type AllSettings = { groups: readonly SettingGroup[]; settings: ReadonlyMap<SettingId, Setting> }

/** Adds the settings that only this server has to the known ones. */
export function allSettings(saved: SavedSettings): AllSettings {
  const unknown = unknownSettings(saved)
  const other: SettingGroup = {
    id: OTHER,
    title: 'Other',
    summary: 'Values of the server that have no place elsewhere.',
    icon: Ellipsis,
    settings: unknown,
  }
  return {
    groups: [...knownGroups, other],
    settings: new Map([...knownSettings, ...unknown.map((setting) => [setting.id, setting] as const)]),
  }
}
