import type { Settings } from '@/contract/shapes/settings'
import { type SocialService, socialServices } from '@/contract/shapes/social-popup'

/** Brand names of the services. */
export const serviceNames: Record<SocialService, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  envato: 'Envato',
}

/** Returns the services that the site has enabled (spec section 2, "Social login block"). */
export const offeredServices = ({ social }: Settings): SocialService[] =>
  socialServices.filter((service) => social[service].enable)

/** SVG paths of the services' logos, in a 24 px square. */
const marks: Record<SocialService, string> = {
  google:
    'M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-4V7.5H3.1a10 10 0 0 0 0 9zM12 5.9c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5L6.4 10c.8-2.3 3-4.1 5.6-4.1z',
  facebook: 'M14 8.5V6.8c0-.8.5-1 .9-1h2.3V2.2L14 2c-3.5 0-4.4 2.6-4.4 4.3v2.2H7v3.8h2.6V22H14v-9.7h3.1l.4-3.8z',
  twitter: 'M17.8 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.3L5.4 21H2.3l7.2-8.3L2 3h6.4l4.4 5.8zm-1.1 16.2h1.7L7.4 4.7H5.6z',
  envato:
    'M19.6 2.4c-1-.6-5 .1-8.5 3.4-3.4 3.4-3.3 7.3-3.3 7.3s-.1.5-.6-.2C6 11.3 6.6 7.7 6.6 7.7c.1-.6-.3-.5-.5-.3C2.5 11.7 3.7 16 5.3 18.2c2.2 3 6.5 4.7 10.7 2.6 6-3 5.2-13.5 4.7-16.3-.2-1-.6-1.8-1.1-2.1z',
}

/** Logo of a service; its name is next to it or labels the button. */
export const ServiceMark = ({ service }: { service: SocialService }) => (
  <svg viewBox="0 0 24 24" aria-hidden width={20} height={20} fill="currentColor">
    <path d={marks[service]} />
  </svg>
)
