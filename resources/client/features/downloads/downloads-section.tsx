import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'

import { formatBytes } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { downloadedImage, withDownloadedCover } from '@/core/shared/downloads/covers'
import { removeFromDevice } from '@/core/shared/downloads/download-collection'
import { DownloadProgress } from '@/core/shared/downloads/download-progress'
import {
  bytesOf,
  collectionKey,
  type DownloadedCollection,
  type DownloadedMusic,
  missingTracks,
  storedTracks,
} from '@/core/shared/downloads/downloaded-music'
import { isActiveDownload } from '@/core/shared/downloads/downloads-store'
import { UnfinishedDownload } from '@/core/shared/downloads/unfinished-download'
import { useDownloads } from '@/core/shared/downloads/use-downloads'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Cover, MediaTitle } from '@/core/shared/media/media-parts'
import { PlayOrPause } from '@/core/shared/media/play-buttons'
import { TrackList } from '@/core/shared/media/track-list'
import { isOfflineShell } from '@/lib/browser/offline-shell'
import { IconButton } from '@/ui/buttons/icon-button'

type DownloadsSectionProps = { collection: DownloadedCollection; music: DownloadedMusic }

/** A downloaded album or playlist with the songs that are on the device. */
export function DownloadsSection({ collection, music }: DownloadsSectionProps) {
  const { t } = useTranslation()
  const { kind, id, name, image } = collection
  const tracks = useMemo(() => storedTracks(music, collection).map(withDownloadedCover), [music, collection])
  const page = kind === 'album' ? paths.album.link({ id, name }) : paths.playlist.link({ id, name })
  return (
    <section aria-label={name} className="space-y-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Cover image={downloadedImage(image)} shape="square" className="w-20 shrink-0" />
        <div className="min-w-32 flex-1">
          <MediaTitle title={name} to={isOfflineShell() ? null : page} className="text-xl" />
          <p className="text-muted">
            {t('[one :count song|other :count songs]', { count: tracks.length })}
            {' · '}
            {formatBytes(bytesOf(music, collection))}
          </p>
        </div>
        <State {...{ collection, music }} />
        {tracks.length > 0 && <PlayOrPause name={name} options={{ tracks, queueId: null }} />}
      </header>
      {tracks.length > 0 && <TrackList tracks={tracks} label={t('Songs')} />}
    </section>
  )
}

/** The download's progress or its next step; once complete, the remove button. */
function State({ collection, music }: DownloadsSectionProps) {
  const { t } = useTranslation()
  const { jobs } = useDownloads()
  if (isActiveDownload(jobs[collectionKey(collection)])) return <DownloadProgress collection={collection} />
  if (missingTracks(music, collection).length > 0) return <UnfinishedDownload collection={collection} />
  return (
    <IconButton
      label={t('Remove the download of “:name”', { name: collection.name })}
      icon={<Trash2 aria-hidden />}
      onClick={() => void removeFromDevice([collection]).catch(announceFailure)}
    />
  )
}
