// Separate chunk: loaded on pages of albums and playlists, where music can be kept.
import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'

import type { Album, Playlist, Track } from '@/contract/shapes/music'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { useLoadedPart } from '@/ui/use-lazy-part'

import { KeepLabel } from './keep-label'
import { estimateBytes, findKept, NO_MUSIC } from './kept-music'
import { explainDownloads, mayKeep } from './may-keep'
import { useDownloads } from './use-downloads'

/** Item to keep, with the tracks that the page has loaded, and how many there are if the page has loaded only some. */
export type KeepSlotProps = { item: Album | Playlist; tracks: Track[]; count?: number | null | undefined }

const loadActions = () => import('./kept-actions').then(({ KeptActions }) => KeptActions)

/** Keeps an album or playlist on the device, shows the progress and the size, and removes it again. */
export function KeepButton(props: KeepSlotProps) {
  const { music } = useDownloads()
  const { model_type: kind, id } = props.item
  const collection = music && findKept(music, { kind, id })
  const KeptActions = useLoadedPart(loadActions, collection !== undefined)
  if (!collection) return <KeepNow {...props} />
  return KeptActions && <KeptActions collection={collection} />
}

const keep = async (item: Album | Playlist): Promise<void> => (await import('./keep-collection')).keepCollection(item)

function KeepNow({ item, tracks, count }: KeepSlotProps) {
  const { t } = useTranslation()
  const { music } = useDownloads()
  const isAllowed = useBootstrap(mayKeep)
  const [isStarting, setStarting] = useState(false)
  const bytes = estimateBytes(music ?? NO_MUSIC, tracks) * Math.max(1, (count ?? 0) / Math.max(1, tracks.length))
  const start = async () => {
    setStarting(true)
    await (isAllowed ? keep(item) : explainDownloads()).catch(announceFailure)
    setStarting(false)
  }
  return (
    <Button
      variant="outline"
      size="lg"
      disabled={tracks.length === 0}
      pending={isStarting}
      onClick={() => void start()}
    >
      <ArrowDownToLine aria-hidden />
      <KeepLabel text={t('Download')} size={tracks.length > 0 && t('about :size', { size: formatBytes(bytes) })} />
    </Button>
  )
}
