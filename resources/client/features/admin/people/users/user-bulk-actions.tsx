import { Ban, LockOpen, MailCheck } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { isBanned } from '@/core/platform/session/permissions'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import type { Rights } from '@/core/shared/records/use-rights'

import type { UserChange } from './changes/change-users'

const running = (change: UserChange) => async (users: readonly Account[]) =>
  (await import('./changes/change-users')).changeUsers(change, users)

/** Returns the bulk actions on users. Administrators cannot suspend themselves. */
export const userBulkActions = ({ t }: Translation, rights: Rights): BulkAction<Account>[] =>
  rights.update
    ? [
        {
          id: 'verify',
          label: t('Mark as verified'),
          icon: <MailCheck aria-hidden className="size-5" />,
          appliesTo: ({ email_verified_at }) => !email_verified_at,
          run: running('verify'),
        },
        {
          id: 'lift',
          label: t('Lift the suspension'),
          icon: <LockOpen aria-hidden className="size-5" />,
          appliesTo: isBanned,
          run: running('liftSuspension'),
        },
        {
          id: 'suspend',
          label: t('Suspend'),
          icon: <Ban aria-hidden className="size-5" />,
          isDanger: true,
          appliesTo: (user) => !isBanned(user) && user.id !== getBootstrap().user?.id,
          run: running('suspend'),
        },
      ]
    : []
