import type { MockLink, MockNotification } from '../store/db'
import { uuidOf } from './notifications-of'

/** The server sends absolute URLs for the site's own pages (backend contract, section 4.1). */
const absolute = ({ label, action }: MockLink, site: string) => ({
  label,
  action: typeof action === 'string' ? action : new URL(action.path, site).href,
})

/** Maps a notification for the response. */
export function presentNotification(notification: MockNotification, site: string) {
  const { type, read_at, created_at, data } = notification
  const { mainAction, lines, ...rest } = data
  return {
    id: uuidOf(notification),
    type,
    read_at,
    created_at,
    data: {
      ...rest,
      ...(mainAction && { mainAction: absolute(mainAction, site) }),
      lines: lines.map(({ action, ...line }) => ({ ...line, ...(action && { action: absolute(action, site) }) })),
    },
  }
}
