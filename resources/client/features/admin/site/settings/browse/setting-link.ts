import { paths } from '@/core/platform/navigation/paths'

import type { SettingId } from '../groups/setting'

/** URL of the settings, or of one of their groups. */
export const settingsPath = (groupId?: string): string =>
  paths.admin.link(groupId === undefined ? 'settings' : `settings/${groupId}`)

/** URL at which a setting has the focus. */
export const settingPath = (groupId: string, id: SettingId): string => `${settingsPath(groupId)}#${id}`
