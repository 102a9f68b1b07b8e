import { roles } from '../../state/seeds/roles'
import { NO_CARD } from '../../state/store/billing-rows'
import type { Db, MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { drawnAvatar } from './avatars'

/** Generates a verification code: six digits without a leading zero (backend contract, section 11.12). */
export function newVerificationCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(100_000 + (random % 900_000))
}

type NewAccount = Partial<MockUser> & Pick<MockUser, 'password' | 'email_verified_at'> & { email: string }

/** Creates an account with the site's default role, unless `own` overrides it. */
export function createAccount(db: Db, { email, display_name, ...own }: NewAccount, now: number): MockUser {
  const id = db.users.nextId()
  const { id: roleId, name } = findRow(db.roles, roles.users.id, 'Role')
  return db.users.insert({
    id,
    email,
    first_name: null,
    last_name: null,
    // Defaults to the local part of the email address.
    display_name: display_name ?? email.split('@')[0] ?? email,
    avatar: drawnAvatar({ id }),
    language: null,
    country: null,
    timezone: null,
    roles: [{ id: roleId, name }],
    permissions: [],
    bans: [],
    parent_id: null,
    created_at: new Date(now).toISOString(),
    last_login_at: null,
    two_factor_confirmed_at: null,
    verification_code: newVerificationCode(),
    ...NO_CARD,
    model_type: 'user',
    ...own,
  })
}
