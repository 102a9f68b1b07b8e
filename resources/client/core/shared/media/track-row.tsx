import { AudioLines, Pause, Play } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { Link } from '@/ui/links/link'
import type { MenuGroup } from '@/ui/overlays/menu-rows'
import { Image } from '@/ui/pictures/image'

import { LikeButton } from './likes/like-button'
import { useMediaLook } from './media-look'
import { ArtistLinks } from './media-parts'
import { mediaMenuRef, MENU_TARGET } from './menu/media-menu-store'
import { MoreButton, REVEALED } from './menu/more-button'

type TrackRowProps = {
  tracks: Track[]
  index: number
  queueId: string | null
  isAlbum: boolean
  /** `div` in a virtual list, which wraps its rows in list items. */
  as?: 'li' | 'div' | undefined
  /** Extra menu entries on this screen, such as "Remove from this playlist". */
  menuExtra?: ((index: number) => MenuGroup) | undefined
}

/** A track in a list; a MediaLook can replace it. */
export function TrackRow(props: TrackRowProps) {
  const Row = useMediaLook()?.TrackRow ?? StandardTrackRow
  return <Row {...props} />
}

/** The title is the play button, stretched over the whole row; links inside stay clickable. */
function StandardTrackRow({ tracks, index, queueId, isAlbum, as: Row = 'li', menuExtra }: TrackRowProps) {
  const { t } = useTranslation()
  const { isCurrent, isPlaying, toggle } = usePlayButton({ tracks, index, queueId })
  const track = tracks[index]
  if (!track) return null
  return (
    <Row
      ref={mediaMenuRef({ item: track, extra: menuExtra?.(index) })}
      className={classNames(
        MENU_TARGET,
        'group relative grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 rounded-panel px-2 py-1 hover:bg-hover',
        !isAlbum && 'lg:grid-cols-[2.75rem_minmax(0,4fr)_minmax(0,3fr)_auto]',
        isCurrent && 'bg-selected',
      )}
    >
      <Lead
        track={track}
        isAlbum={isAlbum}
        number={track.number ?? index + 1}
        isCurrent={isCurrent}
        isPlaying={isPlaying}
      />
      <div className="min-w-0">
        <button
          type="button"
          onClick={toggle}
          aria-label={t(isPlaying ? 'Pause :name' : 'Play :name', { name: track.name })}
          aria-current={isCurrent || undefined}
          className={classNames(
            "block max-w-full truncate text-start font-bold after:absolute after:inset-0 after:rounded-panel after:content-['']",
            isCurrent && 'text-primary',
          )}
        >
          {track.name}
        </button>
        <ArtistLinks artists={track.artists} isOneLine className="relative z-above w-fit text-sm text-muted" />
      </div>
      {!isAlbum && <AlbumLink album={track.album} />}
      <Tools track={track} extra={menuExtra?.(index)} />
    </Row>
  )
}

/** Like button, duration and menu of a track. */
function Tools({ track, extra }: { track: Track; extra: MenuGroup | undefined }) {
  return (
    <div className="col-start-[-2] flex items-center gap-1 ps-2">
      <span className="hidden md:block">
        <LikeButton item={track} size="sm" className={classNames('z-above', REVEALED)} />
      </span>
      {track.duration != null && (
        <span className="min-w-10 text-end text-sm text-muted tabular-nums">{formatDuration(track.duration)}</span>
      )}
      <MoreButton item={track} extra={extra} size="sm" className="z-above" />
    </div>
  )
}

type LeadProps = { track: Track; isAlbum: boolean; number: number; isCurrent: boolean; isPlaying: boolean }

/** The cover, or the number in an album; on hover the play or pause icon. */
function Lead({ track, isAlbum, number, isCurrent, isPlaying }: LeadProps) {
  const image = track.image ?? track.album?.image
  const overlay = 'absolute inset-0 grid place-items-center'
  return (
    <div className="relative grid size-11 place-items-center" aria-hidden>
      {isAlbum ? (
        <span className={classNames('text-muted tabular-nums group-hover:invisible', isCurrent && 'invisible')}>
          {number}
        </span>
      ) : (
        <Image src={image ? assetUrl(image) : null} alt="" ratio={1} className="size-11 rounded-small" />
      )}
      <span
        className={classNames(
          overlay,
          'rounded-small opacity-0 group-hover:opacity-100',
          !isAlbum && 'bg-paper/80',
          isCurrent && 'opacity-100',
        )}
      >
        <PlayIcon isCurrent={isCurrent} isPlaying={isPlaying} />
      </span>
    </div>
  )
}

function PlayIcon({ isCurrent, isPlaying }: { isCurrent: boolean; isPlaying: boolean }) {
  if (!isCurrent) return <Play className="size-5" fill="currentColor" />
  if (!isPlaying) return <Play className="size-5 text-primary" fill="currentColor" />
  return (
    <>
      <AudioLines className="size-5 text-primary group-hover:hidden" />
      <Pause className="hidden size-5 text-primary group-hover:block" fill="currentColor" />
    </>
  )
}

function AlbumLink({ album }: { album: Track['album'] }) {
  if (!album) return <span className="hidden lg:block" />
  return (
    <Link
      to={paths.album.link(album)}
      className="relative z-above hidden w-fit max-w-full truncate py-0.5 text-sm text-muted hover:underline lg:block"
    >
      {album.name}
    </Link>
  )
}
