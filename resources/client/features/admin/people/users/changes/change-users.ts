// Separate chunk: loaded by the actions on selected users.
import type { Account } from '@/contract/groups/accounts'
import { translate } from '@/core/platform/i18n/use-translation'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { EachRecord } from '@/core/shared/data-table/use-each-run'

import { userSource } from '../queries'
import { userChanges } from './queries'

/** Name of a change of several users. */
export type UserChange = keyof typeof userChanges

type Texts = Pick<EachRecord, 'title' | 'message' | 'confirmLabel' | 'done' | 'isDanger'>

/** Texts by change; with the number of users. */
const texts: Record<UserChange, (count: number) => Texts> = {
  verify: (count) => ({
    title: translate('[one Mark :count email address as verified?|other Mark :count email addresses as verified?]', {
      count,
    }),
    message: translate('No code will be asked for any more.'),
    confirmLabel: translate('Mark as verified'),
    done: translate('[one Marked :count email address as verified|other Marked :count email addresses as verified]', {
      count,
    }),
  }),
  liftSuspension: (count) => ({
    title: translate('[one Lift the suspension of :count user?|other Lift the suspension of :count users?]', { count }),
    confirmLabel: translate('Lift the suspension'),
    done: translate('[one Lifted the suspension of :count user|other Lifted the suspensions of :count users]', {
      count,
    }),
  }),
  suspend: (count) => ({
    title: translate('[one Suspend :count user?|other Suspend :count users?]', { count }),
    message: translate("They can't use the site until the suspension is lifted."),
    confirmLabel: translate('Suspend'),
    done: translate('[one Suspended :count user|other Suspended :count users]', { count }),
    isDanger: true,
  }),
}

/** Asks, then changes one user after another; resolves to whether all have been changed. */
export const changeUsers = (change: UserChange, users: readonly Account[]): Promise<boolean> =>
  runOnEach({
    ...texts[change](users.length),
    records: users.map(({ id, display_name }) => ({ id, name: display_name })),
    act: userChanges[change],
    refresh: userSource.refresh,
  })
