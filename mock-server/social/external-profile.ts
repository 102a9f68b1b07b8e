import type { SocialIntent, SocialService } from '@/contract/social'

/** A user's account at a social sign-in provider. */
export type ExternalProfile = { service: SocialService; id: string; name: string; email: string }

/** Purpose of a popup. The provider must return `state`, so that other sites cannot complete the visit. */
export type SocialVisit = { service: SocialService; intent: SocialIntent; state: string }
