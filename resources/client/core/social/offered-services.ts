import type { Settings } from '@/contract/settings'
import { type SocialService, socialServices } from '@/contract/social'

/** Where the site lets one sign in from (spec section 2, "Social login block"). */
export const offeredServices = ({ social }: Settings): SocialService[] => socialServices.filter((service) => social[service].enable)
