import type { SocialIntent, SocialService } from '@/contract/groups/social'

import type { Db, MockSocialProfile } from '../../state/store/db'

/** A user's account at a social sign-in provider. */
export type ExternalProfile = { service: SocialService; id: string; name: string; email: string }

/** Purpose of a popup. The provider must return `state`, so that other sites cannot complete the visit. */
export type SocialVisit = { service: SocialService; intent: SocialIntent; state: string }

/** The connection of an external profile; undefined when it is not connected. */
export const findConnection = (db: Db, { service, id }: ExternalProfile): MockSocialProfile | undefined =>
  db.socialProfiles.all().find((row) => row.service_name === service && row.user_service_id === id)

const connectionsOf = (db: Db, userId: number, service: string): MockSocialProfile[] =>
  db.socialProfiles.all().filter((row) => row.user_id === userId && row.service_name === service)

/** Removes the user's connections with a provider. */
export function disconnectService(db: Db, userId: number, service: string): void {
  for (const { id } of connectionsOf(db, userId, service)) db.socialProfiles.remove(id)
}

/** Connects an external profile with a user, replacing another one of the same provider. */
export function connectProfile(db: Db, userId: number, { service, id, name }: ExternalProfile): void {
  disconnectService(db, userId, service)
  db.socialProfiles.insert({
    id: db.socialProfiles.nextId(),
    user_id: userId,
    service_name: service,
    user_service_id: id,
    username: name,
  })
}
