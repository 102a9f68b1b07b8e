import type { SocialService } from '@/contract/social'

/** Brand names of the services. */
export const serviceNames: Record<SocialService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  envato: 'Envato',
}
