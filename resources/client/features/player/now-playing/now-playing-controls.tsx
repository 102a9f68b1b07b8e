import { useQuery } from '@tanstack/react-query'
import { Ellipsis, ListMusic, MicVocal, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Track } from '@/contract/shapes/music'
import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { LikeButton } from '@/core/shared/media/likes/like-button'
import { useMediaMenuGroups } from '@/core/shared/media/menu/use-media-menu-groups'
import { WaveBars } from '@/core/shared/media/wave-bars'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'
import { Menu } from '@/ui/overlays/menu'

import { ChildTransport } from '../child/child-transport'
import { playbackBlocker, BlockerNote } from '../components/playback-blocker'
import { SeekBar } from '../components/seek-bar'
import { TrackArtists } from '../components/track-artists'
import { Transport } from '../components/transport'
import { VolumeControl } from '../components/volume-control'
import { openPanel } from '../panel-store'
import { waveQuery } from '../queries'
import { RemoteOutputButton } from './remote-output-button'
import { ShareMenu } from './share-menu'

type NowPlayingControlsProps = { track: Track; side: Side | null; onSide: (side: Side | null) => void }

/** Title, artists and all controls of the current track; children get fewer and larger ones. */
export function NowPlayingControls({ track, side, onSide }: NowPlayingControlsProps) {
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
        <TrackTitle track={track} />
        <LikeButton item={track} hasWord={isChild} />
        {!isChild && <TrackMenu track={track} />}
      </div>
      <TrackWave track={track} />
      <SeekBar isFull />
      {isChild ? <ChildTransport isFull /> : <Transport isFull />}
      <div className="mt-1 flex items-center justify-between">
        {!player.hide_lyrics && tool('lyrics', t(isChild ? 'Sing along' : 'Lyrics'), <MicVocal aria-hidden />)}
        {!isChild && !player.hide_queue && tool('queue', t('Queue'), <ListMusic aria-hidden />)}
        <IconButton
          label={t('Playback settings')}
          word={isChild ? t('Settings') : undefined}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal aria-hidden />}
          onClick={() => openPanel('settings')}
        />
        <RemoteOutputButton />
        {!isChild && <ShareMenu track={track} />}
        {!isChild && <VolumeControl />}
      </div>
    </div>
  )
}

/** Links to the track's page; plain text for a child. */
function TrackTitle({ track }: { track: Track }) {
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
          <BlockerNote />
        ) : (
          <span className="flex min-w-0">
            <TrackArtists artists={track.artists} replace />
          </span>
        )}
      </p>
    </div>
  )
}

/** Shown beside the cover on wide screens and instead of it on narrow ones. */
export type Side = 'lyrics' | 'queue'

/** The track's usual media menu. */
function TrackMenu({ track }: { track: Track }) {
  const { t } = useTranslation()
  const groups = useMediaMenuGroups({ item: { ...track, model_type: 'track' } })
  const label = t('More options for :name', { name: track.name })
  return (
    <Menu
      label={label}
      placement="top end"
      groups={groups}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<Ellipsis aria-hidden />} />}
    />
  )
}

/** Waveform above the seek bar, if `settings.player.seekbar_type` asks for it and the track has one. */
function TrackWave({ track }: { track: Track }) {
  const showsWaveform = useSettings().player.seekbar_type === 'waveform'
  const { data } = useQuery(
    { ...waveQuery(track.id), enabled: showsWaveform, meta: { handlesErrors: true } },
    queryClient,
  )
  const share = usePlayback(({ position, duration }) =>
    duration > 0 ? Math.min(1, Math.floor(position) / duration) : 0,
  )
  if (!showsWaveform || !data || data.waveData.length === 0) return null
  return (
    <div className="relative h-12">
      <WaveBars bars={data.waveData} share={share} />
    </div>
  )
}
