import { totp } from '../../kit/totp'
import type { World } from '../../state/world'

/** Current code of a user's authenticator app. */
export type Authenticator = { email: string; secret: string; code: string; recovery_codes: readonly string[] }

const authenticatorsOf = ({ db, now }: World): Promise<Authenticator[]> =>
  Promise.all(
    db.twoFactors.all().map(async ({ id, secret, recovery_codes }) => ({
      email: db.users.get(id)?.email ?? '',
      secret,
      code: await totp(secret, now()),
      recovery_codes,
    })),
  )

/** Mails of the world, newest first and filtered by recipient if given, and current authenticator codes. */
export async function outboxOf(world: World, to?: string) {
  return { mails: world.outbox.all(to), authenticators: await authenticatorsOf(world) }
}

/** The outbox as JSON, with times in ISO 8601. */
export async function outboxJson(world: World, to?: string): Promise<Response> {
  const { mails, authenticators } = await outboxOf(world, to)
  return Response.json({
    mails: mails.map((mail) => ({ ...mail, at: new Date(mail.at).toISOString() })),
    authenticators,
  })
}
