import type { Bootstrap } from '@/contract/bootstrap'
import { dateFormat } from '@/lib/intl'

/**
 * Time zone for showing dates: the user's, else the site's (spec section 9). Undefined means the device's time zone:
 * for `auto` and for unknown names.
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
