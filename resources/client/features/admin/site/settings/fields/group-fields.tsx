import { useTranslation } from '@/core/platform/i18n/use-translation'

import { useFocusedSetting } from '../browse/use-focused-setting'
import type { SettingChanges } from '../form/use-setting-changes'
import type { SettingGroup } from '../groups/setting'
import { isVisible, shownInstead } from '../model/visible-settings'
import { SettingField } from './setting-field'

type GroupFieldsProps = { group: SettingGroup; changes: SettingChanges }

/** The fields of a group: those that depend on others appear with them, and those with an error always. */
export function GroupFields({ group, changes }: GroupFieldsProps) {
  const { t } = useTranslation()
  useFocusedSetting((id) => {
    const setting = group.settings.find((each) => each.id === id)
    return setting ? shownInstead(setting, group.settings, changes.valueOf).id : id
  })
  const shown = group.settings.filter(
    (setting) => isVisible(setting, changes.valueOf) || changes.errors[setting.id] !== undefined,
  )
  return (
    <section
      aria-label={t(group.title)}
      className="flex flex-col gap-5 rounded-panel border border-divider bg-paper p-5 md:p-7"
    >
      <p className="text-muted">{t(group.summary)}</p>
      {shown.map((setting) => (
        <div key={setting.id} id={setting.id} className="scroll-mt-24">
          <SettingField setting={setting} changes={changes} />
        </div>
      ))}
      {shown.length === 0 && <p className="text-muted">{t('This server has no other values.')}</p>}
    </section>
  )
}
