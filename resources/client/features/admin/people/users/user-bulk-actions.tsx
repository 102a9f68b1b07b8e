import { Ban, LockOpen, MailCheck } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { isBanned } from '@/core/platform/session/permissions'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { EachRecord } from '@/core/shared/data-table/use-each-run'
import type { Rights } from '@/core/shared/records/use-rights'

import { userChanges, userSource } from './queries'

type Change = { act: keyof typeof userChanges } & Pick<
  EachRecord,
  'title' | 'message' | 'confirmLabel' | 'done' | 'isDanger'
>

const change = (users: readonly Account[], { act, ...texts }: Change): Promise<boolean> =>
  runOnEach({
    ...texts,
    records: users.map(({ id, display_name }) => ({ id, name: display_name })),
    act: userChanges[act],
    refresh: userSource.refresh,
  })

/** Actions on selected users; nobody suspends themselves. */
export function userBulkActions({ t }: Translation, rights: Rights): BulkAction<Account>[] {
  if (!rights.update) return []
  return [
    {
      id: 'verify',
      label: t('Mark as verified'),
      icon: <MailCheck aria-hidden className="size-5" />,
      appliesTo: ({ email_verified_at }) => !email_verified_at,
      run: (users) =>
        change(users, {
          act: 'verify',
          title: t('[one Mark :count email address as verified?|other Mark :count email addresses as verified?]', {
            count: users.length,
          }),
          message: t('No code will be asked for any more.'),
          confirmLabel: t('Mark as verified'),
          done: t('[one Marked :count email address as verified|other Marked :count email addresses as verified]', {
            count: users.length,
          }),
        }),
    },
    {
      id: 'lift',
      label: t('Lift the suspension'),
      icon: <LockOpen aria-hidden className="size-5" />,
      appliesTo: isBanned,
      run: (users) =>
        change(users, {
          act: 'liftSuspension',
          title: t('[one Lift the suspension of :count user?|other Lift the suspension of :count users?]', {
            count: users.length,
          }),
          confirmLabel: t('Lift the suspension'),
          done: t('Suspension lifted'),
        }),
    },
    {
      id: 'suspend',
      label: t('Suspend'),
      icon: <Ban aria-hidden className="size-5" />,
      isDanger: true,
      appliesTo: (user) => !isBanned(user) && user.id !== getBootstrap().user?.id,
      run: (users) =>
        change(users, {
          act: 'suspend',
          title: t('[one Suspend :count user?|other Suspend :count users?]', { count: users.length }),
          message: t("They can't use the site until the suspension is lifted."),
          confirmLabel: t('Suspend'),
          done: t('[one Suspended :count user|other Suspended :count users]', { count: users.length }),
          isDanger: true,
        }),
    },
  ]
}
