import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge } from '@/ui/feedback/badge'

import type { SettingChanges } from '../form/use-setting-changes'
import type { SettingGroup } from '../groups/setting'

type ChangedBadgeProps = { group: SettingGroup; changes: SettingChanges }

/** Number of unsaved changes in a group; nothing without any. */
export function ChangedBadge({ group: { settings }, changes }: ChangedBadgeProps) {
  const { t } = useTranslation()
  const count = settings.filter(({ id }) => changes.isChanged(id)).length
  const errors = settings.filter(({ id }) => changes.errors[id] !== undefined).length
  if (count === 0 && errors === 0) return null
  return (
    <Badge tone={errors > 0 ? 'danger' : 'primary'}>
      <span aria-hidden>{formatNumber(errors || count)}</span>
      <span className="sr-only">
        {errors > 0
          ? t('[one :count error|other :count errors]', { count: errors })
          : t('[one :count unsaved change|other :count unsaved changes]', { count })}
      </span>
    </Badge>
  )
}
