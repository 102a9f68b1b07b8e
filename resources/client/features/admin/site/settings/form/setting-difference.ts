import type { Translation } from '@/core/platform/i18n/translation'

import type { SettingId } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import { labelOf } from '../model/label-of'
import type { SettingValues } from '../model/setting-values'
import { valueText } from '../model/value-text'

/** A setting before and after a change, as text. */
export type SettingDifference = { id: string; label: string; before: string; after: string }

/** Lists changes in the order of the groups. */
export function differencesOf(
  translation: Translation,
  { settings }: AllSettings,
  { changes, valueOf }: { changes: SettingValues; valueOf: (id: SettingId) => unknown },
): SettingDifference[] {
  return [...settings.values()].flatMap((setting) =>
    Object.hasOwn(changes, setting.id)
      ? [
          {
            id: setting.id,
            label: labelOf(translation, setting.label),
            before: valueText(translation, setting, valueOf(setting.id)),
            after: valueText(translation, setting, changes[setting.id]),
          },
        ]
      : [],
  )
}
