import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Link } from '@/ui/links/link'

import type { SettingChanges } from '../form/use-setting-changes'
import type { SettingGroup } from '../groups/setting'
import { ChangedBadge } from './changed-badge'
import { settingsPath } from './setting-link'

type GroupIndexProps = { groups: readonly SettingGroup[]; changes: SettingChanges }

/** All groups with a sentence each. */
export function GroupIndex({ groups, changes }: GroupIndexProps) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <li key={group.id}>
          <Link
            to={settingsPath(group.id)}
            className="flex h-full gap-4 rounded-panel border border-divider bg-paper p-4 transition-press hover:border-main"
          >
            <group.icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="flex items-center justify-between gap-2 font-bold">
                {t(group.title)}
                <ChangedBadge group={group} changes={changes} />
              </span>
              <span className="mt-0.5 block text-sm text-muted">{t(group.summary)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
