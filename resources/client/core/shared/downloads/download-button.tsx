// Separate chunk: loaded on pages of albums and playlists, where music can be downloaded.
import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'

import type { Album, Playlist, Track } from '@/contract/shapes/music'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { usePart } from '@/lib/lazy/use-part'
import { ActionButton } from '@/ui/buttons/action-row'

import { DownloadLabel } from './download-label'
import { estimateBytes, findDownloaded, NO_MUSIC } from './downloaded-music'
import { explainDownloads, mayDownloadMusic } from './may-download'
import { useDownloads } from './use-downloads'

/** Item to download, with the tracks that the page has loaded, and how many there are if the page has loaded only some. */
export type DownloadButtonProps = { item: Album | Playlist; tracks: Track[]; count?: number | null | undefined }

const loadActions = () => import('./download-actions').then(({ DownloadActions }) => DownloadActions)

/** Downloads an album or playlist, shows the progress and the size, and removes it again. */
export function DownloadButton(props: DownloadButtonProps) {
  const { music } = useDownloads()
  const { model_type: kind, id } = props.item
  const collection = music && findDownloaded(music, { kind, id })
  const [DownloadActions] = usePart(loadActions, { when: collection !== undefined, onFail: 'retry online' })
  if (!collection) return <DownloadNow {...props} />
  return DownloadActions && <DownloadActions collection={collection} />
}

/**
 * Downloads an item, once the code of its progress is here: the songs may take every connection. A failure of that code
 * doesn't stop the download; the button loads it again.
 */
async function download(item: Album | Playlist): Promise<void> {
  const [{ downloadCollection }] = await Promise.all([import('./download-collection'), loadActions().catch(() => {})])
  return downloadCollection(item)
}

function DownloadNow({ item, tracks, count }: DownloadButtonProps) {
  const { t } = useTranslation()
  const { music } = useDownloads()
  const isAllowed = useBootstrap(mayDownloadMusic)
  const [isStarting, setStarting] = useState(false)
  const bytes = estimateBytes(music ?? NO_MUSIC, tracks) * Math.max(1, (count ?? 0) / Math.max(1, tracks.length))
  const start = async () => {
    setStarting(true)
    await (isAllowed ? download(item) : explainDownloads()).catch(announceFailure)
    setStarting(false)
  }
  return (
    <ActionButton
      variant="outline"
      label="second"
      icon={<ArrowDownToLine aria-hidden />}
      disabled={tracks.length === 0}
      pending={isStarting}
      onClick={() => void start()}
    >
      <DownloadLabel text={t('Download')} size={tracks.length > 0 && t('about :size', { size: formatBytes(bytes) })} />
    </ActionButton>
  )
}
