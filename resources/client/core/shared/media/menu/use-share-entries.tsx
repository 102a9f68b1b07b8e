import { Download, Repeat2, Share2 } from 'lucide-react'

import { tracks } from '@/contract/groups/tracks'
import { toWire } from '@/contract/machinery/wire'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { explainDownloads, mayDownload, offersDownloads } from '@/core/shared/downloads/may-download'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import type { Repostable } from '@/core/shared/media/likes/save-reposts'
import { useRepost } from '@/core/shared/media/likes/use-repost'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { siteRoot } from '@/lib/browser/url'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { shareLink } from './share-link'

/** Menu entries to share, repost and download an item. */
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

/** Returns the path of an item's own page, for sharing; null for an item without one. */
const itemPath = (item: MediaItem): string | null =>
  item.model_type === 'track' ? paths.track.link(item) : summarise(item).to

const isRepostable = (item: MediaItem): item is Extract<MediaItem, Repostable> =>
  ['track', 'album'].includes(item.model_type)

/** Argument of the hook for items that cannot be reposted; its result is not used. */
const UNUSED = { model_type: 'track', id: 0 } as const

function useRepostEntry(item: MediaItem): MenuEntry | null {
  const { t } = useTranslation()
  const isEnabled = useBootstrap(({ settings }) => settings.player.enable_repost)
  const { isReposted, toggle } = useRepost(isRepostable(item) ? item : UNUSED)
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
  const isOffered = useBootstrap(offersDownloads)
  const isAllowed = useBootstrap(mayDownload)
  if (!isOffered || item.model_type !== 'track') return null
  return {
    id: 'download',
    label: t('Download'),
    icon: <Download aria-hidden />,
    onSelect: () => (isAllowed ? download(item.id) : void explainDownloads().catch(announceFailure)),
  }
}

/** Downloads a track: the server sends it as an attachment, so the page is not left. */
function download(id: number): void {
  const link = document.createElement('a')
  link.href = new URL(toWire(tracks.download, { params: { id } }).url, siteRoot()).href
  link.download = ''
  link.click()
}
