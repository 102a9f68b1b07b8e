import { guardLinks } from './guard-links'
import { keepToOwnHosts } from './keep-to-own-hosts'

/** What a child's page is kept from: requests to strangers, and links that leave the site. Returns the way to stop. */
export function protectPage(): () => void {
  const stops = [keepToOwnHosts(), guardLinks()]
  return () => stops.forEach((stop) => stop())
}
