import { accounts } from '@/contract/accounts'

import { drawnAvatar, keepAvatar } from '../accounts/avatars'
import { findAccount, looksAfter } from '../accounts/find-account'
import { named } from '../accounts/named'
import { presentAccount } from '../accounts/present-account'
import { removeAccount } from '../accounts/remove-account'
import { callerOf } from '../caller'
import type { Caller } from '../caller'
import { invalid } from '../invalid'
import { mockGroup, type MockRequest } from '../mock'
import { MockFailure } from '../mock-failure'
import { findPerson, signedIn } from '../music/people'
import { presentProfile } from '../music/present'
import { demand, forbidden, may } from '../permissions'
import { demandConfirmedPassword } from '../sign-in/confirmed-password'
import type { MockUser } from '../store/db'
import { findRow } from '../store/find-row'

/** Finds the account whose avatar the caller may change: their own, a child's, or any for administrators. */
const findOwner = (caller: Caller, id: string | undefined) => findAccount(caller, id, 'users.update')

function refuse(message: string): never {
  throw new MockFailure(422, { message, errors: {} })
}

/** Throws 422 for administrators and accounts with an active subscription (backend contract, section 3.3). */
function demandRemovable({ db }: Caller, account: MockUser): void {
  if (may(db, account, 'admin')) refuse('Administrators can not be deleted.')
  if (account.subscriptions.some(({ valid }) => valid)) refuse('Cancel the subscription before deleting the account.')
}

function suspendable(caller: Caller, id = ''): MockUser {
  signedIn(caller)
  const user = findRow(caller.db.users, id, 'User')
  demand(caller, 'users.update')
  return user
}

type Suspension = MockRequest<typeof accounts.ban>['body']

function suspend(caller: Caller, asked: string | undefined, { ban_until, comment = null, permanent }: Suspension) {
  const { id } = suspendable(caller, asked)
  if (!permanent && !(Date.parse(ban_until ?? '') > caller.now())) {
    throw invalid('ban_until', 'The ban until field must be a date after now.')
  }
  return { user: presentAccount(caller, caller.db.users.update(id, { bans: [{ comment }] }), ['bans']) }
}

function pardon(caller: Caller, asked: string | undefined) {
  caller.db.users.update(suspendable(caller, asked).id, { bans: [] })
  return {}
}

export const accountHandlers = mockGroup('accounts', accounts, {
  me: (request) => {
    const caller = callerOf(request)
    return { user: presentAccount(caller, signedIn(caller), request.query.with) }
  },

  show: (request) => {
    const caller = callerOf(request)
    const user = signedIn(caller)
    const { id } = request.params
    const manages = may(caller.db, user, 'users.update')
    const person = manages && id !== 'me' ? findRow(caller.db.users, id ?? '', 'User') : findPerson(caller, id)
    if (!looksAfter(caller.db, user, person)) demand(caller, 'users.view')
    const seesAll = manages || person.id === user.id
    return { user: seesAll ? presentAccount(caller, person, request.query.with) : presentProfile(person) }
  },

  update: (request) => {
    const caller = callerOf(request)
    const user = signedIn(caller)
    const { first_name, last_name, ...places } = request.body
    const isRenamed = first_name !== undefined || last_name !== undefined
    const changed = caller.db.users.update(user.id, {
      ...Object.fromEntries(Object.entries(places).map(([name, value]) => [name, value || null])),
      ...(isRenamed && named(user, { first_name, last_name })),
    })
    return { user: presentAccount({ db: caller.db, user: changed }, changed) }
  },

  uploadAvatar: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const owner = findOwner(caller, request.params['id'])
    const { file, url } = request.body
    const avatar = file ? keepAvatar(caller, owner, file) : url
    if (!avatar) throw invalid('file', 'The file field is required when url is not present.')
    return { user: presentAccount(caller, db.users.update(owner.id, { avatar })) }
  },

  removeAvatar: (request) => {
    const caller = callerOf(request)
    const account = findOwner(caller, request.params['id'])
    caller.db.users.update(account.id, { avatar: drawnAvatar(account) })
    return {}
  },

  remove: (request) => {
    const caller = callerOf(request)
    const accounts = (request.params['ids'] ?? '').split(',').map((id) => findAccount(caller, id, 'users.delete'))
    const isLeaving = accounts.some(({ id }) => id === caller.user?.id)
    if (isLeaving && !request.body.deleteCurrentUser) refuse('Could not delete currently logged in user.')
    for (const account of accounts) demandRemovable(caller, account)
    if (isLeaving) demandConfirmedPassword(request)
    if (isLeaving) request.world.sessions.signOut(request.session)
    for (const account of accounts) removeAccount(request.world, account)
    return {}
  },

  ban: (request) => suspend(callerOf(request), request.params['id'], request.body),
  unban: (request) => pardon(callerOf(request), request.params['id']),
  banNewer: (request) => suspend(callerOf(request), request.params['id'], request.body),
  unbanNewer: (request) => pardon(callerOf(request), request.params['id']),

  impersonate: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const user = signedIn(caller)
    const person = findRow(db.users, request.params['userId'] ?? '', 'User')
    if (person.id === user.id) refuse("You can't impersonate yourself.")
    if (!looksAfter(db, user, person) && !may(db, user, 'admin')) throw forbidden()
    request.world.sessions.signIn(request.session, person.id)
    return { user: presentAccount({ db, user: person }, person) }
  },
})
