import { useMemo } from 'react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { RecordHeading } from '@/core/shared/records/record-heading'
import { classNames } from '@/lib/class-names'

import { GroupNav } from './browse/group-nav'
import { settingsPath } from './browse/setting-link'
import { SettingsSearch } from './browse/settings-search'
import { SettingsForm } from './form/settings-form'
import { useSettingChanges } from './form/use-setting-changes'
import { allSettings } from './model/all-groups'
import type { SavedSettings } from './model/setting-values'

type SettingsEditorProps = { saved: SavedSettings; groupId: string | undefined }

/** The settings: a search over all of them, their groups, and one form for the changes in any group. */
export function SettingsEditor({ saved, groupId }: SettingsEditorProps) {
  const { t } = useTranslation()
  const all = useMemo(() => allSettings(saved), [saved])
  const changes = useSettingChanges(saved, all)
  const canSave = usePermission(`${assumedPermissions.settings}.update`)
  const group = all.groups.find(({ id }) => id === groupId)
  const area = { label: t('Administration'), to: paths.admin.link() }
  const settings = { label: t('Settings'), to: settingsPath() }
  return (
    <>
      <RecordHeading title={t(group?.title ?? 'Settings')} crumbs={group ? [area, settings] : [area]} />
      {!canSave && (
        <p className="mb-6 rounded-input bg-chip px-4 py-3">
          {t('You can look at the settings, but not change them.')}
        </p>
      )}
      <div className={classNames('grid grid-cols-1 gap-8', group && 'lg:grid-cols-[12rem_minmax(0,1fr)]')}>
        {group && <GroupNav groups={all.groups} changes={changes} />}
        <SettingsSearch groups={all.groups}>
          <SettingsForm all={all} changes={changes} group={group} canSave={canSave} />
        </SettingsSearch>
      </div>
    </>
  )
}
