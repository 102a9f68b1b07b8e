import type { SettingChanges } from '../form/use-setting-changes'
import type { SettingGroup } from '../groups/setting'
import { CachePanel } from './cache-panel'
import { UploadTools } from './upload-tools'

type GroupToolsProps = { group: SettingGroup; changes: SettingChanges }

/** Checks and actions below the fields of a group. */
export function GroupTools({ group, changes }: GroupToolsProps) {
  const hasServerValues = group.settings.some(({ id }) => id.startsWith('server.'))
  return (
    <>
      {group.id === 'uploads' && <UploadTools changes={changes} />}
      {hasServerValues && <CachePanel />}
    </>
  )
}
