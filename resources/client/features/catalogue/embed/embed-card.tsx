import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import type { Track } from '@/contract/shapes/music'
import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { PlayOrPause } from '@/core/shared/media/play-buttons'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { siteRoot } from '@/lib/browser/url'
import { seconds } from '@/lib/dates/duration'
import { Skeleton } from '@/ui/feedback/skeleton'
import { RangeSlider } from '@/ui/fields/range-slider'
import { Image } from '@/ui/pictures/image'

type EmbedCardProps = {
  title: string
  artists: { name: string }[]
  image: string | null | undefined
  /** Path of the page on the site. */
  path: string
  tracks: Track[]
  /** Shown below the player. */
  children?: ReactNode
}

/** Embedded player: title, play button, seek bar and a link that opens the site in a new tab. */
export function EmbedCard({ title, artists, image, path, tracks, children }: EmbedCardProps) {
  const { t } = useTranslation()
  const site = siteName(useSettings())
  const href = new URL(path.slice(1), siteRoot()).href
  return (
    <main className="flex min-h-dvh flex-col justify-center bg-paper">
      <div className="flex items-center gap-4 p-4">
        <Image src={assetUrl(image)} alt="" className="w-24 rounded-cover" isUrgent />
        <div className="min-w-0 flex-1 space-y-1">
          <h1 className="truncate text-lg font-extrabold">
            <a href={href} target="_blank" rel="noreferrer" className="hover:underline">
              {title}
            </a>
          </h1>
          <p className="truncate text-sm text-muted">{artists.map(({ name }) => name).join(', ')}</p>
          <EmbedSeekBar tracks={tracks} />
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center text-sm font-semibold text-muted hover:underline"
          >
            {t('Listen on :site', { site })}
          </a>
        </div>
        {tracks.length > 0 && <PlayOrPause name={title} options={{ tracks }} />}
      </div>
      {children}
    </main>
  )
}

/** Seek bar; disabled unless one of the tracks is the current one. */
function EmbedSeekBar({ tracks }: { tracks: Track[] }) {
  const { t } = useTranslation()
  const isCurrent = usePlayback(({ queue }) => tracks.some(({ id }) => id === currentEntry(queue)?.track.id))
  const position = usePlayback((state) => Math.floor(state.position))
  const duration = usePlayback((state) => Math.floor(state.duration))
  const [moved, setMoved] = useState<number | null>(null)
  const displayedPosition = isCurrent ? Math.min(moved ?? position, duration) : 0
  const [elapsed, total] = [formatDuration(seconds(displayedPosition)), formatDuration(seconds(duration))]

  function goTo(second: number) {
    setMoved(null)
    playback.seek(second)
  }

  return (
    <RangeSlider
      label={t('Song position')}
      value={displayedPosition}
      max={duration}
      step={1}
      valueText={t(':elapsed of :total', { elapsed, total })}
      onChange={setMoved}
      onCommit={goTo}
      disabled={!isCurrent || duration === 0}
      className="h-6 w-full"
    />
  )
}

/** Provides what the app's layout gives other screens: embedded screens render without it. */
export function EmbedLayout({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Placeholder for a loading embedded player. */
export function EmbedSkeleton() {
  return (
    <div className="flex min-h-dvh items-center gap-4 bg-paper p-4" aria-hidden>
      <Skeleton className="size-24 rounded-cover" />
      <Skeleton className="h-6 flex-1 rounded-button" />
    </div>
  )
}
