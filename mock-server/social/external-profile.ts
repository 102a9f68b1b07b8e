import type { SocialIntent, SocialService } from '@/contract/social'

/** Who somebody is at a service elsewhere. */
export type ExternalProfile = { service: SocialService; id: string; name: string; email: string }

/** What a popup is for. `state` is what the service must give back, so that no foreign page can end the visit. */
export type SocialVisit = { service: SocialService; intent: SocialIntent; state: string }
