// Separate chunk: loaded with the list.
import { Ban, LockOpen, MailCheck, ShieldPlus } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { hasPermission, isBanned } from '@/core/platform/session/permissions'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import type { Rights } from '@/core/shared/records/use-rights'

import type { UserChange } from './changes/change-users'

const running = (change: UserChange) => async (users: readonly Account[]) =>
  (await import('./changes/change-users')).changeUsers(change, users)

const addToRole = async (users: readonly Account[]) =>
  (await openLazyDialog(async () => (await import('./changes/add-to-role-dialog')).AddToRoleDialog, { users })) ?? false

/** Returns the bulk actions on users. */
export const userBulkActions = (translation: Translation, rights: Rights): BulkAction<Account>[] => [
  ...(hasPermission(getBootstrap(), `${assumedPermissions.roles}.update`) ? [roleAction(translation)] : []),
  ...(rights.update ? changes(translation) : []),
]

const roleAction = ({ t }: Translation): BulkAction<Account> => ({
  id: 'role',
  label: t('Add to role'),
  icon: <ShieldPlus aria-hidden className="size-5" />,
  run: addToRole,
})

/** Changes of the accounts themselves. Administrators cannot suspend themselves. */
const changes = ({ t }: Translation): BulkAction<Account>[] => [
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
