import { Download, Repeat2, Share2 } from 'lucide-react'

import { tracks } from '@/contract/tracks'
import { toWire } from '@/contract/wire'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { hasPermission } from '@/core/platform/session/permissions'
import type { Repostable } from '@/core/shared/media/likes/reposts'
import { useRepost } from '@/core/shared/media/likes/use-repost'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { siteRoot } from '@/lib/browser/site-root'
import type { MenuEntry } from '@/ui/overlays/menu'

import { itemPath } from './item-path'
import { shareLink } from './share-link'

/** How an item comes to others, or onto the device. */
export function useShareEntries(item: MediaItem): MenuEntry[] {
  const entries = [useShareEntry(item), useRepostEntry(item), useDownloadEntry(item)]
  return entries.filter((entry) => entry !== null)
}

function useShareEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const path = itemPath(item)
  if (!path) return null
  const { title } = summarise(item)
  return {
    id: 'share',
    label: t('Share'),
    icon: <Share2 aria-hidden />,
    onSelect: () => void shareLink({ title, path }),
  }
}

const isRepostable = (item: MediaItem): item is Extract<MediaItem, Repostable> =>
  ['track', 'album'].includes(item.model_type)

/** Of what cannot be reposted nobody asks; the hook wants something all the same. */
const NOTHING = { model_type: 'track', id: 0 } as const

function useRepostEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const isEnabled = useBootstrap(({ settings }) => settings.player.enable_repost)
  const { isReposted, toggle } = useRepost(isRepostable(item) ? item : NOTHING)
  if (!isEnabled || !isRepostable(item)) return null
  return {
    id: 'repost',
    label: isReposted ? t('Remove repost') : t('Repost'),
    icon: <Repeat2 aria-hidden />,
    onSelect: toggle,
  }
}

function useDownloadEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const isAllowed = useBootstrap((all) => all.settings.player.enable_download && hasPermission(all, 'music.download'))
  if (!isAllowed || item.model_type !== 'track') return null
  return { id: 'download', label: t('Download'), icon: <Download aria-hidden />, onSelect: () => download(item.id) }
}

/** The server sends the file as one to keep: the page stays. */
function download(id: number): void {
  const link = document.createElement('a')
  link.href = new URL(toWire(tracks.download, { params: { id } }).url, siteRoot()).href
  link.download = ''
  link.click()
}
