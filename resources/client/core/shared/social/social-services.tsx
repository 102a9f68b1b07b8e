import type { Settings } from '@/contract/settings'
import type { SocialService } from '@/contract/social'

/** Brand names of the services. */
export const serviceNames: Record<SocialService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  envato: 'Envato',
}

/** All services in display order. The contract's list would add its schemas to the first screen. */
const services = Object.keys(serviceNames) as SocialService[]

/** Returns the services that the site has enabled (spec section 2, "Social login block"). */
export const offeredServices = ({ social }: Settings): SocialService[] =>
  services.filter((service) => social[service].enable)
