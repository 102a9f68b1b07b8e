import type { Bootstrap } from '@/contract/bootstrap'
import { dateFormat } from '@/lib/intl'

/**
 * Time zone to show dates in: the user's, else the site's (spec section 9); undefined means the device's own,
 * which `auto` asks for and unknown names fall back to.
 */
export function timeZoneOf({ user, settings }: Bootstrap): string | undefined {
  const name = user?.timezone || settings.dates.default_timezone
  return name && name !== 'auto' && isKnown(name) ? name : undefined
}

function isKnown(timeZone: string): boolean {
  try {
    dateFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
