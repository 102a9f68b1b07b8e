import type { Condition, Setting, SettingId } from '../groups/setting'

type ValueOf = (id: SettingId) => unknown

const isMet = ({ setting, is }: Condition, valueOf: ValueOf): boolean => {
  const value = valueOf(setting)
  return is ? is.includes(String(value ?? '')) : Boolean(value)
}

/** Whether a field is shown: the settings that it depends on have the right values. */
export const isVisible = ({ visibleWhen }: Setting, valueOf: ValueOf): boolean =>
  visibleWhen?.some((condition) => isMet(condition, valueOf)) ?? true
