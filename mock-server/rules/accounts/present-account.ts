import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { presentProfile } from '../music/present'
import { canManage } from '../permissions/find-user'
import { withIds } from '../permissions/offered-permissions'
import { may } from '../permissions/permissions'
import { presentSelf } from './present-self'
import { recoveryCodesOf } from './recovery-codes'

type Relation = 'subscriptions' | 'permissions' | 'bans' | 'lastLogin'

/** Fields that only the owner receives, without requesting them (backend contract, section 3). */
const secretsOf = (db: Db, { id, two_factor_confirmed_at }: MockUser) => ({
  two_factor_confirmed_at,
  two_factor_recovery_codes: recoveryCodesOf(db, id, two_factor_confirmed_at !== null),
  tokens: db.accessTokens.all().flatMap(({ user_id, secret: _, ...token }) => (user_id === id ? [token] : [])),
})

const socialProfilesOf = (db: Db, userId: number) =>
  db.socialProfiles.all().flatMap(({ user_id, ...profile }) => (user_id === userId ? [profile] : []))

/**
 * Maps an account with the requested relations. Other users receive only its name and avatar (backend contract, 3.3).
 */
export function presentAccount(
  { db, user: viewer }: Pick<Caller, 'db' | 'user'>,
  account: MockUser,
  relations: readonly string[] = [],
) {
  const canSeeAll = viewer !== null && (canManage(db, viewer, account) || may(db, viewer, 'users.update'))
  if (!canSeeAll) return presentProfile(account)
  const { subscriptions, permissions, bans, two_factor_confirmed_at, ...columns } = presentSelf(db, account)
  const { last_login_at } = account
  const loaded: Record<Relation, object> = {
    subscriptions: { subscriptions },
    permissions: { permissions: withIds(permissions) },
    bans: { bans },
    lastLogin: { last_login: last_login_at === null ? null : { created_at: last_login_at } },
  }
  const requestedParts = Object.entries(loaded).flatMap(([name, part]) => (relations.includes(name) ? [part] : []))
  const own = viewer.id === account.id ? secretsOf(db, account) : {}
  return Object.assign(
    {
      ...columns,
      social_profiles: socialProfilesOf(db, account.id),
      available_space: account.available_space ?? null,
      ...own,
    },
    ...requestedParts,
  ) as typeof columns
}
