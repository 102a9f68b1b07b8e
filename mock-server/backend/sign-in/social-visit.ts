import type * as z from 'zod/mini'

import { SOCIAL_MESSAGE, type socialMessageSchema } from '@/contract/groups/social'
import type { SocialIntent, SocialService } from '@/contract/shapes/social-popup'

import { randomToken } from '../../kit/random-token'
import { createAccount } from '../../rules/accounts/create-account'
import { encodedBootstrap } from '../../rules/bootstrap/bootstrap-data'
import { findByEmail } from '../../rules/permissions/find-user'
import { connectProfile, findConnection } from '../../rules/social/profiles'
import type { Session, ExternalProfile } from '../../state/parts/session'
import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'
import { signIn } from './sign-in'

type Message = z.input<typeof socialMessageSchema>
type Visitor = { world: World; session: Session; user: MockUser | null }

const STATE_BYTES = 20

const error = (errorMessage: string | null): Message => ({ status: 'ERROR', callbackData: { errorMessage } })
const success = (bootstrapData: string): Message => ({ status: 'SUCCESS', callbackData: { bootstrapData } })

/** Result of opening a popup: an immediate message, a visit to the provider, a redirect to sign in, or an error. */
export type OpeningResult = { message: Message } | { state: string } | 'sign in' | 'disabled'

/** Opens a popup at the site's own URL. */
export function openSocial(
  { world, session, user }: Visitor,
  service: SocialService,
  intent: SocialIntent,
): OpeningResult {
  if (!world.db.settings.social?.[service]?.enable) return 'disabled'
  if (intent === 'login' && user) return { message: { status: 'ALREADY_LOGGED_IN', callbackData: null } }
  if (intent !== 'login' && !user) return 'sign in'
  session.socialVisit = { service, intent, state: randomToken(STATE_BYTES) }
  return { state: session.socialVisit.state }
}

/** Parameters of the provider's redirect back; no profile when the user declined. */
type Return = { service: SocialService; state: string | null; profile: ExternalProfile | null; silent?: boolean }

/** Handles the return from the provider and creates the popup's message to its opener. */
export function returnFromSocial(visitor: Visitor, { service, state, profile, silent = false }: Return): Message {
  const { session } = visitor
  const visit = session.socialVisit
  session.socialVisit = null
  if (visit?.service !== service || visit.state !== state || !profile) {
    return error(silent ? null : 'Could not retrieve social sign in account.')
  }
  if (visit.intent === 'retrieve-profile') return describeProfile(profile)
  return visitor.user ? connect(visitor, visitor.user, profile) : logIn(visitor, profile)
}

const describeProfile = ({ service, id, name, email }: ExternalProfile): Message => ({
  status: 'SUCCESS_PROFILE_RETRIEVE',
  callbackData: {
    profile: { id, name, email, image: null, profileUrl: `https://${service}.test/${encodeURIComponent(name)}` },
  },
})

function connect({ world, session }: Visitor, user: MockUser, profile: ExternalProfile): Message {
  const other = findConnection(world.db, profile)
  if (other && other.user_id !== user.id)
    return error(`Another user already has this ${profile.service} account connected.`)
  connectProfile(world.db, user.id, profile)
  return success(encodedBootstrap(world, session))
}

/**
 * Signs in a connected user, requests the password of an unconnected account with the same address, or creates an
 * account.
 */
function logIn({ world, session }: Visitor, profile: ExternalProfile): Message {
  const { db, now } = world
  const enter = (userId: number) => success(signIn({ world, session }, userId).bootstrapData)
  const known = findConnection(db, profile)
  if (known) return enter(known.user_id)
  const namesake = findByEmail(db, profile.email)
  if (namesake && namesake.password !== '') {
    session.pendingProfile = profile
    return { status: 'REQUEST_PASSWORD', callbackData: null }
  }
  if (!namesake && db.settings.registration?.disable) return error(null)
  const { email, name: display_name } = profile
  const email_verified_at = new Date(now()).toISOString()
  const user = namesake ?? createAccount(db, { email, display_name, password: '', email_verified_at }, now())
  connectProfile(db, user.id, profile)
  return enter(user.id)
}

/** Adds the message's type; an older release of the backend omits it. */
export const withMessageType = ({ provider }: World, message: Message): Message =>
  provider.typed ? { type: SOCIAL_MESSAGE, ...message } : message
