import type { Settings } from '@/contract/settings'

const CHANNEL_ADDRESS = /^\/?(?:channels?\/)?([\w-]+)$/

/**
 * Id or slug of the channel that `/` of the web player shows: the homepage's own or, when the homepage is something else,
 * the first channel of the main menu. Null when the site names none.
 */
export function homeChannel({ homepage, menus }: Settings): string | null {
  if (homepage.type?.startsWith('channel') && homepage.value != null) return String(homepage.value)
  const items = menus.find(({ positions }) => positions.includes('sidebar-primary'))?.items ?? []
  for (const { type, action } of items) {
    const slug = type === 'route' ? CHANNEL_ADDRESS.exec(action ?? '')?.[1] : undefined
    if (slug) return slug
  }
  return null
}
