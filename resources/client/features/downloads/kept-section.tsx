import { useMemo } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { keptImage, withKeptCover } from '@/core/shared/downloads/covers'
import { KeptActions } from '@/core/shared/downloads/keep-button'
import { type KeptCollection, type KeptMusic, storedTracks } from '@/core/shared/downloads/kept-music'
import { Cover, MediaTitle } from '@/core/shared/media/media-parts'
import { PlayOrPause } from '@/core/shared/media/play-buttons'
import { TrackList } from '@/core/shared/media/track-list'
import { isOfflineShell } from '@/lib/browser/offline-shell'

type KeptSectionProps = { collection: KeptCollection; music: KeptMusic }

/** A kept album or playlist with the songs that are on the device. */
export function KeptSection({ collection, music }: KeptSectionProps) {
  const { t } = useTranslation()
  const { kind, id, name, image } = collection
  const tracks = useMemo(() => storedTracks(music, collection).map(withKeptCover), [music, collection])
  const page = kind === 'album' ? paths.album.link({ id, name }) : paths.playlist.link({ id, name })
  return (
    <section aria-label={name} className="space-y-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Cover image={keptImage(image)} shape="square" className="w-20 shrink-0" />
        <div className="min-w-40 flex-1">
          <MediaTitle title={name} to={isOfflineShell() ? null : page} className="text-xl" />
          <p className="text-muted">{t('[one :count song|other :count songs]', { count: tracks.length })}</p>
        </div>
        <KeptActions collection={collection} />
        {tracks.length > 0 && <PlayOrPause name={name} options={{ tracks, queueId: null }} />}
      </header>
      {tracks.length > 0 && <TrackList tracks={tracks} label={name} />}
    </section>
  )
}
