import type { Caller } from '../../state/caller'
import type { MockUser } from '../../state/store/db'
import { findUser } from '../permissions/find-user'
import { presentProfile } from './present'

/** Maps a user's public profile with follower counts. */
export function presentPublicProfile({ db }: Pick<Caller, 'db'>, user: MockUser) {
  const { city = null, country = null, description = null, links = [] } = db.profiles.get(user.id) ?? {}
  const follows = db.follows.all()
  return {
    ...presentProfile(user),
    profile: { city, country, description },
    links: [...links],
    followers_count: follows.filter(({ followed_id }) => followed_id === user.id).length,
    followed_users_count: follows.filter(({ follower_id }) => follower_id === user.id).length,
  }
}

/** Data of the profile page. */
export const profilePage = (caller: Caller, id: string | undefined, loader = 'userProfilePage') => ({
  user: presentPublicProfile(caller, findUser(caller, id)),
  loader,
})
