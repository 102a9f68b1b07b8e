import { roles } from '../scenarios/roles'
import type { Db, MockUser } from '../store/db'
import { findRow } from '../store/find-row'
import { drawnAvatar } from './avatars'
import { newVerificationCode } from './verification-code'

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
    subscriptions: [],
    bans: [],
    parent_id: null,
    created_at: new Date(now).toISOString(),
    last_login_at: null,
    two_factor_confirmed_at: null,
    verification_code: newVerificationCode(),
    model_type: 'user',
    ...own,
  })
}
