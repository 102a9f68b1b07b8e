import { paths } from '@/core/platform/navigation/paths'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'

const ofRadio = ['track', 'artist'] as const
type RadioSeed = Extract<MediaItem, { model_type: (typeof ofRadio)[number] }>

/** Address of an item's own page, which is what is shared; null where there is none. */
export const itemPath = (item: MediaItem): string | null =>
  item.model_type === 'track' ? paths.track.link(item) : summarise(item).to

/** What a radio can be made of. */
export const isRadioSeed = (item: MediaItem): item is RadioSeed => ofRadio.some((type) => type === item.model_type)
