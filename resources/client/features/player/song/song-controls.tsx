import { ListMusic, MicVocal, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { useSettings } from '@/core/platform/settings/use-settings'
import { LikeButton } from '@/core/shared/media/likes/like-button'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'

import { ChildTransport } from '../child/child-transport'
import { SeekBar } from '../components/seek-bar'
import { SongNote } from '../components/song-note'
import { TrackArtists } from '../components/track-artists'
import { Transport } from '../components/transport'
import { VolumeControl } from '../components/volume-control'
import { openPanel } from '../panel-store'
import { playbackBlocker } from '../playback-blocker'
import { ShareMenu } from './share-menu'
import type { Side } from './side'
import { SongMenu } from './song-menu'
import { SongWave } from './song-wave'

type SongControlsProps = { track: Track; side: Side | null; onSide: (side: Side | null) => void }

/** Title and artists, and everything that steers the song: for a child little of it, and large. */
export function SongControls({ track, side, onSide }: SongControlsProps) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const { player } = useSettings()
  const tool = (name: Side, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      word={isChild ? label : undefined}
      pressed={side === name}
      icon={icon}
      onClick={() => onSide(side === name ? null : name)}
      className={side === name ? 'bg-selected' : undefined}
    />
  )
  return (
    <div className="mx-auto flex w-full max-w-lg min-w-0 flex-col gap-1">
      <div className="flex items-center gap-3">
        <SongName track={track} />
        <LikeButton item={track} hasWord={isChild} />
        {!isChild && <SongMenu track={track} />}
      </div>
      <SongWave track={track} />
      <SeekBar isFull />
      {isChild ? <ChildTransport isFull /> : <Transport isFull />}
      <div className="mt-1 flex items-center justify-between">
        {!player.hide_lyrics && tool('lyrics', t('Lyrics'), <MicVocal aria-hidden />)}
        {!isChild && !player.hide_queue && tool('queue', t('Queue'), <ListMusic aria-hidden />)}
        <IconButton
          label={t('Playback settings')}
          word={isChild ? t('Settings') : undefined}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => openPanel('settings')}
        />
        {!isChild && <ShareMenu track={track} />}
        {!isChild && <VolumeControl />}
      </div>
    </div>
  )
}

/** Leads to the page of the song; for a child it is words alone. */
function SongName({ track }: { track: Track }) {
  const isChild = useIsChild()
  const isBlocked = usePlayback((state) => playbackBlocker(state) !== null)
  return (
    <div className="min-w-0 flex-1">
      <p className="mb-1 text-xl leading-tight font-extrabold">
        {isChild ? (
          <span className="line-clamp-2">{track.name}</span>
        ) : (
          <Link to={paths.track.link(track)} replace className="line-clamp-2 hover:underline">
            {track.name}
          </Link>
        )}
      </p>
      <p className="flex min-h-6 gap-3 text-muted">
        {isBlocked ? (
          <SongNote />
        ) : (
          <span className="flex min-w-0">
            <TrackArtists artists={track.artists} replace />
          </span>
        )}
      </p>
    </div>
  )
}
