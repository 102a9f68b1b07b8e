import type { SocialService } from '@/contract/social'

/** The services as they write themselves. */
export const serviceNames: Record<SocialService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  envato: 'Envato',
}
