import { family } from '@/contract/groups/family'
import { HttpStatus } from '@/contract/machinery/http-status'

import { family as documented } from '../../documented/groups/family'
import { drawnAvatar } from '../../rules/accounts/avatars'
import { createAccount } from '../../rules/accounts/create-account'
import {
  requireUnusedEmail,
  requireFamilyCapacity,
  familyCaller,
  familyOf,
  findProfile,
  profileRoles,
} from '../../rules/accounts/family'
import { nameColumns } from '../../rules/accounts/name-columns'
import { presentAccount } from '../../rules/accounts/present-account'
import { removeAccount } from '../../rules/accounts/remove-account'
import { listRows } from '../../rules/lists/listing'
import { verificationMail } from '../../rules/notifications/mails'
import { forbidden } from '../../rules/permissions/permissions'
import { callerOf } from '../pipeline/caller'
import { mockGroup, MockResponse } from '../pipeline/mock-group'

export const familyHandlers = mockGroup(family, documented, {
  list: (request) => {
    const caller = callerOf(request)
    const { db } = caller
    const profiles = familyOf(db, familyCaller(caller, 'family.open').id)
    const page = listRows(caller, profiles, request.query, { table: 'users' })
    const data = page.data.map((profile) => presentAccount(caller, profile, request.query.with))
    return { pagination: { ...page, data }, total_count: profiles.length }
  },

  create: (request) => {
    const caller = callerOf(request)
    const { db, now } = caller
    const parent = familyCaller(caller, 'family.add')
    const {
      email,
      password,
      avatar,
      roles,
      email_verified_at,
      parent_id = parent.id,
      first_name,
      last_name,
    } = request.body
    if (parent_id !== parent.id) throw forbidden()
    requireFamilyCapacity(db, parent)
    requireUnusedEmail(db, email)
    const isConfirmed = email_verified_at === true || !db.settings.require_email_confirmation
    const profile = createAccount(
      db,
      {
        ...nameColumns({ email, first_name: null, last_name: null }, { first_name, last_name }),
        ...(avatar && { avatar }),
        email,
        password,
        email_verified_at: isConfirmed ? new Date(now()).toISOString() : null,
        language: parent.language,
        roles: profileRoles(db, roles),
        parent_id: parent.id,
      },
      now(),
    )
    if (!isConfirmed) request.world.outbox.send(verificationMail(profile))
    return new MockResponse({ user: presentAccount(caller, profile) }, { status: HttpStatus.Created })
  },

  update: (request) => {
    const caller = callerOf(request)
    const { db, now } = caller
    const profile = findProfile(caller, request.params['id'] ?? '')
    const { first_name, last_name, password, avatar, roles, email_verified_at } = request.body
    const changed = db.users.update(profile.id, {
      ...nameColumns(profile, { first_name, last_name }),
      ...(password && { password }),
      ...(avatar !== undefined && { avatar: avatar ?? drawnAvatar(profile) }),
      ...(roles && { roles: profileRoles(db, roles) }),
      ...(email_verified_at === true && {
        email_verified_at: profile.email_verified_at ?? new Date(now()).toISOString(),
      }),
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
