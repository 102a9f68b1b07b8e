import { Music } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'

import type { Artist, Track } from '@/contract/music'
import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'
import { currentEntry } from '@/core/playback/queue'
import { trackCover } from '@/core/playback/track-cover'
import { usePlayback } from '@/core/playback/use-playback'
import { Image } from '@/ui/image'

import { hindrance } from '../hindrance'

/** As high as a line of 24 pixels, a target (WCAG 2.5.8), and no wider than there is room. */
const link = 'truncate hover:underline'

/** The song that is on: its cover, its title and who sings, or what keeps it from sounding. */
export function NowPlaying() {
  const { t } = useTranslation()
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  const hindering = usePlayback(hindrance)
  if (!track) return null
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Image
        src={trackCover(track)}
        alt=""
        className="size-12 rounded-small md:size-14"
        fallback={<Music className="size-6" />}
        isUrgent
      />
      <div className="min-w-0">
        <p className="flex leading-6 font-bold">
          <Title track={track} />
        </p>
        <p className="flex text-sm leading-6 text-muted">
          {hindering ? <span className="truncate">{t(hindering)}</span> : <Artists artists={track.artists} />}
        </p>
      </div>
    </div>
  )
}

function Title({ track: { name, album } }: { track: Track }) {
  if (!album) return <span className="truncate">{name}</span>
  return (
    <Link to={paths.album.link(album)} className={link}>
      {name}
    </Link>
  )
}

function Artists({ artists }: { artists: Artist[] }) {
  return artists.map((artist, index) => (
    <Fragment key={artist.id}>
      {index > 0 && <span className="whitespace-pre">, </span>}
      <Link to={paths.artist.link(artist)} className={link}>
        {artist.name}
      </Link>
    </Fragment>
  ))
}
