import type { Settings } from '@/contract/settings'
import type { SocialService } from '@/contract/social'

import { serviceNames } from './service-names'

/** In the order they are shown in; the contract's own list would bring its schemas along to the first screen. */
const services = Object.keys(serviceNames) as SocialService[]

/** Where the site lets one sign in from (spec section 2, "Social login block"). */
export const offeredServices = ({ social }: Settings): SocialService[] =>
  services.filter((service) => social[service].enable)
