import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { NavLink } from '@/ui/links/link'

import type { SettingChanges } from '../form/use-setting-changes'
import type { SettingGroup } from '../groups/setting'
import { ChangedBadge } from './changed-badge'
import { settingsPath } from './setting-link'

type GroupNavProps = { groups: readonly SettingGroup[]; changes: SettingChanges }

/** Links to the groups, beside the fields on wide screens. */
export function GroupNav({ groups, changes }: GroupNavProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Settings')} className="hidden lg:block">
      <ul className="sticky top-4">
        {groups.map((group) => (
          <li key={group.id}>
            <NavLink
              to={settingsPath(group.id)}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-10 items-center justify-between gap-2 rounded-button px-3 font-semibold',
                  isActive ? 'bg-selected text-primary' : 'text-muted hover:bg-hover hover:text-main',
                )
              }
            >
              <span className="min-w-0">{t(group.title)}</span>
              <ChangedBadge group={group} changes={changes} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
