import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'
import { Image } from '@/ui/pictures/image'

import { CoverSign } from './cover-sign'

type ChildTrackRowProps = { tracks: Track[]; index: number; queueId: string | null; as?: 'li' | 'div' | undefined }

/** A song of a list: all of it is the button. */
export function ChildTrackRow({ tracks, index, queueId, as: Row = 'li' }: ChildTrackRowProps) {
  const { t } = useTranslation()
  const button = usePlayButton({ tracks, index, queueId })
  const track = tracks[index]
  if (!track) return null
  const { name, artists, album } = track
  const image = track.image ?? album?.image
  return (
    <Row className="py-1">
      <button
        type="button"
        onClick={button.toggle}
        aria-label={t(button.isPlaying ? 'Pause :name' : 'Play :name', { name })}
        aria-current={button.isCurrent || undefined}
        className={classNames(
          'flex w-full items-center gap-4 rounded-panel p-2 text-start hover:bg-hover',
          button.isCurrent && 'bg-selected text-primary',
        )}
      >
        <Image src={image ? assetUrl(image) : null} alt="" ratio={1} className="size-20 shrink-0 rounded-cover" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-lg font-bold">{name}</span>
          <span className="block truncate text-muted">{artists.map((artist) => artist.name).join(', ')}</span>
        </span>
        <CoverSign button={button} />
      </button>
    </Row>
  )
}
