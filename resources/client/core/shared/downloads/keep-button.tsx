// Separate chunk: loaded on pages of albums and playlists, where music can be kept.
import { ArrowDownToLine, CircleCheck, TabletSmartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'

import type { Album, Playlist, Track } from '@/contract/music'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { Menu } from '@/ui/overlays/menu'

import { keepCollection, removeFromDevice } from './keep-collection'
import { KeepProgress } from './keep-progress'
import {
  bytesOf,
  collectionKey,
  estimateBytes,
  findKept,
  type KeptCollection,
  missingTracks,
  NO_MUSIC,
} from './kept-music'
import { isUnderWay } from './kept-store'
import { explainDownloads, mayKeep } from './may-keep'
import { Unfinished } from './unfinished'
import { useDownloads } from './use-downloads'

/** Item to keep, with the tracks that the page has loaded, and how many there are if the page has loaded only some. */
export type KeepSlotProps = { item: Album | Playlist; tracks: Track[]; count?: number | null | undefined }

/** Keeps an album or playlist on the device, shows the progress and the size, and removes it again. */
export function KeepButton(props: KeepSlotProps) {
  const { item } = props
  const { music, jobs } = useDownloads()
  const ref = { kind: item.model_type, id: item.id } as const
  const collection = music && findKept(music, ref)
  if (!music || !collection) return <KeepNow {...props} />
  if (isUnderWay(jobs[collectionKey(collection)])) return <KeepProgress collection={collection} />
  if (missingTracks(music, collection).length > 0) return <Unfinished collection={collection} />
  return <Kept collection={collection} size={formatBytes(bytesOf(music, collection))} />
}

function KeepNow({ item, tracks, count }: KeepSlotProps) {
  const { t } = useTranslation()
  const { music } = useDownloads()
  const isAllowed = useBootstrap(mayKeep)
  const [isStarting, setStarting] = useState(false)
  const bytes = estimateBytes(music ?? NO_MUSIC, tracks) * Math.max(1, (count ?? 0) / Math.max(1, tracks.length))
  const keep = async () => {
    setStarting(true)
    await (isAllowed ? keepCollection(item) : explainDownloads()).catch(announceFailure)
    setStarting(false)
  }
  return (
    <Button variant="outline" size="lg" disabled={tracks.length === 0} pending={isStarting} onClick={() => void keep()}>
      <ArrowDownToLine aria-hidden />
      {t('Keep on this device')}
      {tracks.length > 0 && (
        <span className="text-base font-normal text-muted">{t('about :size', { size: formatBytes(bytes) })}</span>
      )}
    </Button>
  )
}

function Kept({ collection, size }: { collection: KeptCollection; size: string }) {
  const { t } = useTranslation()
  const label = t('On this device')
  const remove = () => void removeFromDevice([collection]).catch(announceFailure)
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={(trigger) => (
        <Button {...trigger} variant="outline" size="lg">
          <CircleCheck aria-hidden className="text-primary" />
          {label}
          <span className="text-base font-normal text-muted">{size}</span>
        </Button>
      )}
      groups={[
        {
          id: 'kept',
          entries: [
            {
              id: 'all',
              label: t('Show all music on this device'),
              icon: <TabletSmartphone aria-hidden />,
              to: paths.onThisDevice.link(),
            },
            {
              id: 'remove',
              label: t('Remove from this device'),
              icon: <Trash2 aria-hidden />,
              danger: true,
              onSelect: remove,
            },
          ],
        },
      ]}
    />
  )
}
