import type { Role } from '@/contract/groups/roles'
import { formatNumber } from '@/core/platform/i18n/format'
import { changedColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { Badge } from '@/ui/feedback/badge'

import { roleSource } from './queries'

/** The list and the editor of roles. */
export const roleResource: ResourceDescription<Role> = {
  source: roleSource,
  name: { id: 'name', header: 'Name', of: ({ name }) => name, detail: ({ description }) => description },
  columns: ({ t }) => [
    {
      id: 'type',
      header: t('Applies to'),
      sortable: true,
      text: ({ type }) => type,
      cell: ({ type }) => (type === 'workspace' ? t('A workspace') : t('The whole site')),
    },
    {
      id: 'given',
      header: t('Assigned to'),
      cell: (role) => (
        <span className="flex flex-wrap gap-1">
          {role.default && <Badge tone="primary">{t('New users')}</Badge>}
          {role.guests && <Badge>{t('Guests')}</Badge>}
        </span>
      ),
    },
    {
      id: 'permissions',
      header: t('Permissions'),
      align: 'end',
      text: ({ permissions }) => permissions.length,
      cell: ({ permissions }) => formatNumber(permissions.length),
    },
    changedColumn(t),
  ],
  filters: (translation) => {
    const { t } = translation
    return [
      {
        key: 'type',
        label: t('Applies to'),
        operators: ['='],
        control: {
          type: 'select',
          options: [
            { value: 'sitewide', label: t('The whole site') },
            { value: 'workspace', label: t('A workspace') },
          ],
        },
      },
      ...changedBetween(translation),
    ]
  },
  isCopyable: true,
  form: () => import('./role-form').then(({ RoleForm }) => RoleForm),
}
