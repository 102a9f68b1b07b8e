import type { Condition, Setting, SettingId } from '../groups/setting'

type ValueOf = (id: SettingId) => unknown

const isMet = ({ setting, is }: Condition, valueOf: ValueOf): boolean => {
  const value = valueOf(setting)
  return is ? is.includes(String(value ?? '')) : Boolean(value)
}

/** Whether a field is shown: the settings that it depends on have the right values. */
export const isVisible = ({ visibleWhen }: Setting, valueOf: ValueOf): boolean =>
  visibleWhen?.some((condition) => isMet(condition, valueOf)) ?? true

/** Returns the setting, or the one that it appears with while it is hidden. */
export function shownInstead(setting: Setting, settings: readonly Setting[], valueOf: ValueOf): Setting {
  const [condition] = isVisible(setting, valueOf) ? [] : (setting.visibleWhen ?? [])
  const needed = settings.find(({ id }) => id === condition?.setting)
  return needed ? shownInstead(needed, settings, valueOf) : setting
}
