import type { Settings } from '@/contract/settings'

const CHANNEL_PATH = /^\/?(?:channels?\/)?([\w-]+)$/

/**
 * Id or slug of the channel shown at `/`: the one set as homepage, otherwise the first channel of the main menu. Null
 * when there is none.
 */
export function homeChannel({ homepage, menus }: Settings): string | null {
  if (homepage.type?.startsWith('channel') && homepage.value != null) return String(homepage.value)
  const items = menus.find(({ positions }) => positions.includes('sidebar-primary'))?.items ?? []
  for (const { type, action } of items) {
    const slug = type === 'route' ? CHANNEL_PATH.exec(action ?? '')?.[1] : undefined
    if (slug) return slug
  }
  return null
}
