import type { SocialIntent, SocialService } from '@/contract/shapes/social-popup'

/** A user's account at a social sign-in provider. */
export type ExternalProfile = { service: SocialService; id: string; name: string; email: string }

/** Purpose of a popup. The provider must return `state`, so that other sites cannot complete the visit. */
export type SocialVisit = { service: SocialService; intent: SocialIntent; state: string }

/** A device as described by its requests. */
export type Device = {
  userAgent: string | null
  ipAddress: string | null
  /** Location of the IP address; only seeded sessions have one. */
  place: { city: string; country: string } | null
}

/** A browser's session. The object stays the same when sign-in or sign-out changes its id and token. */
export type Session = {
  id: string
  /** Public id in lists of sessions; stays when `id` changes. */
  number: number
  /** Null for guests. */
  userId: number | null
  csrfToken: string
  /** Language chosen by a guest; null for the site's default. */
  locale: string | null
  device: Device
  /** URL of the site's root in the last request. */
  siteUrl?: string
  /** Time of the last request, in milliseconds since the epoch. */
  lastActive: number
  /** Time of the last password confirmation. */
  passwordConfirmedAt: number | null
  /** User who passed the password step and has to enter the second factor. */
  challenged: { userId: number; remember: boolean } | null
  /** The most recently opened social sign-in popup. */
  socialVisit: SocialVisit | null
  /** External profile waiting for the password of the account with its email address. */
  pendingProfile: ExternalProfile | null
  /** Remember-me token that restores an expired session. */
  rememberToken: string | null
}

/** Sessions of a world. */
export type Sessions = {
  /** Finds a session by its cookie value; undefined for an expired or unknown one. */
  find: (id: string | undefined) => Session | undefined
  /** Opens a session, for a guest by default. */
  open: (options?: Partial<Pick<Session, 'userId' | 'device' | 'lastActive' | 'rememberToken'>>) => Session
  /** The session of the browser's cookies, or one restored by its remember-me token, or a new one. */
  of: (cookies: Readonly<Record<string, string>>) => Session
  /** Records a request of the session and its device. */
  touch: (session: Session, device: Device) => void
  /** Signs in a user, or out when `userId` is null. */
  signIn: (session: Session, userId: number | null) => void
  /** Creates a remember-me token for the session's user, valid for a month, and returns the `Set-Cookie` value. */
  remember: (session: Session) => string
  signOut: (session: Session) => void
  /** The user's sessions, most recently active first. */
  ofUser: (userId: number) => Session[]
  /** Ends the user's other sessions and drops their remember-me tokens. */
  endOthers: (current: Session) => void
  /** Drops all remember-me tokens of the user. */
  forgetUser: (userId: number) => void
  /** Deletes the session: its next call is a guest's and its CSRF token is invalid. */
  expire: (session: Session) => void
  /** Deletes all sessions of a user. */
  endAllOf: (userId: number) => void
}
