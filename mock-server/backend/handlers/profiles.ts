import { profiles } from '@/contract/groups/profiles'
import { HttpStatus } from '@/contract/machinery/http-status'

import { profiles as documented } from '../../documented/groups/profiles'
import { MockFailure } from '../../kit/mock-failure'
import { listRows } from '../../rules/lists/listing'
import { presentProfile } from '../../rules/music/present'
import { presentPublicProfile, profilePage } from '../../rules/music/profile-page'
import { findUser, requireUser } from '../../rules/permissions/find-user'
import type { Db, MockUser } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const PAGE_SIZE = 20

const people = (db: Db, ids: number[]): MockUser[] =>
  ids.flatMap((id) => db.users.get(id) ?? []).filter(({ parent_id }) => !parent_id)

const followersOf = (db: Db, id: number) =>
  db.follows.all().flatMap(({ follower_id, followed_id }) => (followed_id === id ? [follower_id] : []))
const followedBy = (db: Db, id: number) =>
  db.follows.all().flatMap(({ follower_id, followed_id }) => (follower_id === id ? [followed_id] : []))
const followOf = (db: Db, follower: number, followed: number) =>
  db.follows.all().find(({ follower_id, followed_id }) => follower_id === follower && followed_id === followed)

export const profileHandlers = mockGroup(profiles, documented, {
  show: (request) => profilePage(musicCaller(request), request.params['id'], request.query.loader),

  update: (request) => {
    const { id } = requireUser(request)
    const caller = musicCaller(request)
    const { db } = caller
    const { user, profile, links } = request.body
    const { username, avatar, first_name, last_name } = user
    const changed = db.users.update(id, {
      ...(username && { display_name: username }),
      ...(avatar && { avatar }),
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
    })
    const { city = null, country = null, description = null } = profile
    db.profiles.insert({ id, city, country, description, links })
    return { user: presentPublicProfile(caller, changed) }
  },

  followers: (request) => {
    const caller = musicCaller(request)
    const rows = people(caller.db, followersOf(caller.db, findUser(caller, request.params['id']).id))
    const page = listRows(caller, rows, request.query, { table: 'users', perPage: PAGE_SIZE, kind: 'simple' })
    return { pagination: { ...page, data: page.data.map(presentProfile) } }
  },

  followed: (request) => {
    const caller = musicCaller(request)
    const rows = people(caller.db, followedBy(caller.db, findUser(caller, request.params['id']).id))
    const page = listRows(caller, rows, request.query, { table: 'users', perPage: PAGE_SIZE })
    return { pagination: { ...page, data: page.data.map(presentProfile) } }
  },

  followedIds: (request) => {
    const caller = musicCaller(request)
    return { ids: followedBy(caller.db, findUser(caller, request.params['id']).id) }
  },

  follow: (request) => {
    const { id } = requireUser(request)
    const caller = musicCaller(request)
    const { db, now } = caller
    const person = findUser(caller, request.params['id'])
    if (person.id === id)
      throw new MockFailure(HttpStatus.UnprocessableContent, { message: "You can't follow yourself.", errors: {} })
    if (!followOf(db, id, person.id)) {
      const created_at = new Date(now()).toISOString()
      db.follows.insert({ id: db.follows.nextId(), follower_id: id, followed_id: person.id, created_at })
    }
    return {}
  },

  unfollow: (request) => {
    const { id } = requireUser(request)
    const caller = musicCaller(request)
    const follow = followOf(caller.db, id, findUser(caller, request.params['id']).id)
    if (follow) caller.db.follows.remove(follow.id)
    return {}
  },
})
