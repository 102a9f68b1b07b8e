import type { Account } from '@/contract/groups/accounts'
import { isBanned, isSubscribed } from '@/core/platform/session/permissions'
import { changedColumn, dateColumn } from '@/core/shared/records/columns'
import { changedBetween } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { Badge } from '@/ui/feedback/badge'

import { userSource } from './queries'
import { userActions } from './user-actions'

/** The list and the editor of users. */
export const userResource: ResourceDescription<Account> = {
  source: userSource,
  name: {
    id: 'display_name',
    header: 'User',
    // Releases name the column differently, and the older ones may compute it: only the email address exists in all of
    // them.
    isSortable: false,
    of: ({ display_name }) => display_name,
    picture: ({ avatar }) => avatar,
  },
  columns: ({ t }) => [
    {
      id: 'email',
      header: t('Email'),
      sortable: true,
      text: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: t('Status'),
      text: (user) => (isBanned(user) ? t('Suspended') : ''),
      cell: (user) => (
        <span className="flex flex-wrap gap-1">
          {isBanned(user) && <Badge tone="danger">{t('Suspended')}</Badge>}
          {isSubscribed(user) && <Badge tone="positive">{t('Subscribed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'email_verified_at',
      header: t('Email verified'),
      text: ({ email_verified_at }) => (email_verified_at ? t('Yes') : t('No')),
      cell: ({ email_verified_at }) => !email_verified_at && <Badge>{t('Unverified')}</Badge>,
    },
    {
      id: 'roles',
      header: t('Roles'),
      text: ({ roles }) => roles.map(({ name }) => name).join(', '),
      cell: ({ roles }) => roles.map(({ name }) => name).join(', '),
    },
    dateColumn('created_at', t('Registered'), ({ created_at }) => created_at),
    { ...changedColumn(t), isHiddenAtFirst: true },
  ],
  filters: (translation) => {
    const { t } = translation
    return [
      {
        key: 'email_verified_at',
        label: t('Email'),
        operators: ['=', '!='],
        control: { type: 'select', options: [{ value: null, label: t('Unverified') }] },
      },
      {
        key: 'subscriptions',
        label: t('Subscription'),
        operators: ['has', 'doesntHave'],
        control: { type: 'any' },
      },
      ...changedBetween(translation),
    ]
  },
  headColumns: ['status', 'email_verified_at'],
  actions: userActions,
  listTools: () => import('./user-tools').then(({ userTools }) => userTools),
  importable: () => import('./import/user-import').then(({ userImport }) => userImport()),
  form: () => import('./user-form').then(({ UserForm }) => UserForm),
}
