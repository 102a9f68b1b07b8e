import { family } from '@/contract/family'

import { drawnAvatar } from '../accounts/avatars'
import { demandFreeEmail, demandRoom, familyCaller, familyOf, findProfile, profileRoles } from '../accounts/family'
import { named } from '../accounts/named'
import { presentAccount } from '../accounts/present-account'
import { removeAccount } from '../accounts/remove-account'
import { callerOf } from '../caller'
import { makeUser } from '../factories/make-user'
import { listRows } from '../listing'
import { mockGroup, Reply } from '../mock'
import { forbidden } from '../permissions'

export const familyHandlers = mockGroup('family', family, {
  list: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const profiles = familyOf(db, familyCaller(caller, 'family.open').id)
    const page = listRows(caller, profiles, request.query)
    const data = page.data.map((profile) => presentAccount(caller, profile, request.query.with))
    return { pagination: { ...page, data }, total_count: profiles.length }
  },

  create: (request) => {
    const caller = callerOf(request)
    const { db, now } = caller
    const parent = familyCaller(caller, 'family.add')
    const { email, password, avatar, roles, email_verified_at, parent_id = parent.id, first_name, last_name } = request.body
    if (parent_id !== parent.id) throw forbidden()
    demandRoom(db, parent)
    demandFreeEmail(db, email)
    const id = db.users.nextId()
    const created_at = new Date(now()).toISOString()
    const profile = makeUser({
      ...named({ email, first_name: null, last_name: null }, { first_name, last_name }),
      id,
      email,
      password,
      avatar: avatar ?? drawnAvatar({ id }),
      language: parent.language,
      roles: profileRoles(db, roles),
      parent_id: parent.id,
      email_verified_at: email_verified_at || !db.settings.require_email_confirmation ? created_at : null,
      created_at,
      last_login_at: null,
    })
    return new Reply({ user: presentAccount(caller, db.users.insert(profile)) }, { status: 201 })
  },

  update: (request) => {
    const caller = callerOf(request)
    const { db, now } = caller
    const profile = findProfile(caller, request.params['id'] ?? '')
    const { first_name, last_name, password, avatar, roles, email_verified_at } = request.body
    const changed = db.users.update(profile.id, {
      ...named(profile, { first_name, last_name }),
      ...(password && { password }),
      ...(avatar !== undefined && { avatar: avatar ?? drawnAvatar(profile) }),
      ...(roles && { roles: profileRoles(db, roles) }),
      ...(email_verified_at === true && { email_verified_at: profile.email_verified_at ?? new Date(now()).toISOString() }),
      ...(email_verified_at === false && { email_verified_at: null }),
    })
    return { user: presentAccount(caller, changed) }
  },

  remove: (request) => {
    const caller = callerOf(request)
    const profiles = (request.params['ids'] ?? '').split(',').map((id) => findProfile(caller, id))
    for (const profile of profiles) removeAccount(request.world, profile)
    return {}
  },
})
