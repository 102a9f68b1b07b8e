import { accounts } from '@/contract/groups/accounts'
import { HttpStatus } from '@/contract/machinery/http-status'

import { accounts as documented } from '../../documented/groups/accounts'
import { invalid, MockFailure } from '../../kit/mock-failure'
import { drawnAvatar, storeAvatar } from '../../rules/accounts/avatars'
import { nameColumns } from '../../rules/accounts/name-columns'
import { presentAccount } from '../../rules/accounts/present-account'
import { removeAccount } from '../../rules/accounts/remove-account'
import { presentProfile } from '../../rules/music/present'
import { findAccount, findUser, canManage, requireUser } from '../../rules/permissions/find-user'
import { requirePermission, forbidden, may } from '../../rules/permissions/permissions'
import { isValid, subscriptionsOf } from '../../rules/permissions/subscriptions-of'
import type { Caller } from '../../state/caller'
import type { MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { callerOf } from '../pipeline/caller'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
import { requireConfirmedPassword } from '../sign-in/confirmed-password'

/** Finds the account whose avatar the caller may change: their own, a child's, or any for administrators. */
const findAvatarOwner = (caller: Caller, id: string | undefined) => findAccount(caller, id, 'users.update')

function refuse(message: string): never {
  throw new MockFailure(HttpStatus.UnprocessableContent, { message, errors: {} })
}

/** Throws 422 for administrators and accounts with an active subscription (backend contract, section 3.3). */
function requireRemovable({ db }: Caller, account: MockUser): void {
  if (may(db, account, 'admin')) refuse('Administrators can not be deleted.')
  if (subscriptionsOf(db, account).some(isValid)) refuse('Cancel the subscription before deleting the account.')
}

function findSuspendableUser(caller: Caller, id = ''): MockUser {
  requireUser(caller)
  const user = findRow(caller.db.users, id, 'User')
  requirePermission(caller, 'users.update')
  return user
}

type Suspension = MockRequest<typeof accounts.ban>['body']

function suspend(caller: Caller, userId: string | undefined, { ban_until, comment = null, permanent }: Suspension) {
  const { id } = findSuspendableUser(caller, userId)
  if (!permanent && !(Date.parse(ban_until ?? '') > caller.now())) {
    throw invalid('ban_until', 'The ban until field must be a date after now.')
  }
  return {
    user: presentAccount(
      caller,
      caller.db.users.update(id, { bans: [{ comment, expired_at: permanent ? null : (ban_until ?? null) }] }),
      ['bans'],
    ),
  }
}

function liftSuspension(caller: Caller, userId: string | undefined) {
  caller.db.users.update(findSuspendableUser(caller, userId).id, { bans: [] })
  return {}
}

export const accountHandlers = mockGroup(accounts, documented, {
  me: (request) => {
    const caller = callerOf(request)
    return { user: presentAccount(caller, requireUser(caller), request.query.with) }
  },

  show: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    const { id } = request.params
    const manages = may(caller.db, user, 'users.update')
    const person = manages && id !== 'me' ? findRow(caller.db.users, id ?? '', 'User') : findUser(caller, id)
    if (!canManage(caller.db, user, person)) requirePermission(caller, 'users.view')
    const canSeeAll = manages || person.id === user.id
    return { user: canSeeAll ? presentAccount(caller, person, request.query.with) : presentProfile(person) }
  },

  update: (request) => {
    const caller = callerOf(request)
    const user = requireUser(caller)
    const { first_name, last_name, ...places } = request.body
    const isRenamed = first_name !== undefined || last_name !== undefined
    const changed = caller.db.users.update(user.id, {
      ...Object.fromEntries(Object.entries(places).map(([name, value]) => [name, value || null])),
      ...(isRenamed && nameColumns(user, { first_name, last_name })),
    })
    return { user: presentAccount({ db: caller.db, user: changed }, changed) }
  },

  uploadAvatar: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const owner = findAvatarOwner(caller, request.params['id'])
    const { file, url } = request.body
    const avatar = file ? storeAvatar(caller, owner, file) : url
    if (!avatar) throw invalid('file', 'The file field is required when url is not present.')
    return { user: presentAccount(caller, db.users.update(owner.id, { avatar })) }
  },

  removeAvatar: (request) => {
    const caller = callerOf(request)
    const account = findAvatarOwner(caller, request.params['id'])
    caller.db.users.update(account.id, { avatar: drawnAvatar(account) })
    return {}
  },

  remove: (request) => {
    const caller = callerOf(request)
    const accounts = (request.params['ids'] ?? '').split(',').map((id) => findAccount(caller, id, 'users.delete'))
    const isLeaving = accounts.some(({ id }) => id === caller.user?.id)
    if (isLeaving && !request.body.deleteCurrentUser) refuse('Could not delete currently logged in user.')
    for (const account of accounts) requireRemovable(caller, account)
    if (isLeaving) requireConfirmedPassword(request)
    if (isLeaving) request.world.sessions.signOut(request.session)
    for (const account of accounts) removeAccount(request.world, account)
    return {}
  },

  ban: (request) => suspend(callerOf(request), request.params['id'], request.body),
  unban: (request) => liftSuspension(callerOf(request), request.params['id']),
  banNewer: (request) => suspend(callerOf(request), request.params['id'], request.body),
  unbanNewer: (request) => liftSuspension(callerOf(request), request.params['id']),

  impersonate: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = requireUser(caller)
    const person = findRow(db.users, request.params['userId'], 'User')
    if (person.id === user.id) refuse("You can't impersonate yourself.")
    if (!canManage(db, user, person) && !may(db, user, 'admin')) throw forbidden()
    request.world.sessions.signIn(request.session, person.id)
    return { user: presentAccount({ db, user: person }, person) }
  },
})
