/** Services that users can sign in with (backend contract, section 3.1). */
export const socialServices = ['google', 'facebook', 'twitter', 'envato'] as const
/** One of {@link socialServices}. */
export type SocialService = (typeof socialServices)[number]

/** Purpose of a popup: guests sign in; users connect an account or import its profile. */
export type SocialIntent = 'login' | 'connect' | 'retrieve-profile'

/** URL of the popup's first page, relative to the site's root. */
export const socialPopupPath = (service: SocialService, intent: SocialIntent): string =>
  `secure/auth/social/${service}/${intent}`
