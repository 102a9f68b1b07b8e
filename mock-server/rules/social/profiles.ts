import type { ExternalProfile } from '../../state/parts/session'
import type { Db, MockSocialProfile } from '../../state/store/db'

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
