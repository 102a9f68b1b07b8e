import type { Caller } from '../caller'
import type { MockUser } from '../store/db'
import { findPerson } from './people'
import { presentProfile } from './present'

/** A person with what they tell of themselves, and how many follow them. */
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

/** What the page of a person shows. */
export const profilePage = (caller: Caller, id: string | undefined, loader = 'userProfilePage') => ({
  user: presentPublicProfile(caller, findPerson(caller, id)),
  loader,
})
