import { Disc3, MicVocal, Radio } from 'lucide-react'

import type { Artist } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { MediaItem } from '@/core/shared/media/media-item'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import type { MediaMenuSubject } from './media-menu-store'
import { useLibraryEntries } from './use-library-entries'
import { useQueueEntries } from './use-queue-entries'
import { useShareEntries } from './use-share-entries'

/** Returns the menu of an item: queue, library, related pages, sharing, and the screen's extra entries. */
export function useMediaMenuGroups({ item, extra }: MediaMenuSubject): MenuGroup[] {
  const groups: [id: string, entries: MenuEntry[]][] = [
    ['queue', useQueueEntries(item)],
    ['library', useLibraryEntries(item)],
    ['places', usePlaceEntries(item)],
    ['share', useShareEntries(item)],
  ]
  const standard = groups.map(([id, entries]) => ({ id, entries }))
  return [...standard, ...(extra ? [extra] : [])].filter(({ entries }) => entries.length > 0)
}

const radioTypes = ['track', 'artist'] as const
type RadioSeed = Extract<MediaItem, { model_type: (typeof radioTypes)[number] }>

/** Whether a radio can be based on an item. */
const isRadioSeed = (item: MediaItem): item is RadioSeed => radioTypes.some((type) => type === item.model_type)

/** Menu entries that link to an item's artists, album and radio. */
function usePlaceEntries(item: MediaItem): MenuEntry[] {
  const { t } = useTranslation()
  const artists = item.model_type === 'track' || item.model_type === 'album' ? item.artists : []
  const album = item.model_type === 'track' ? item.album : undefined
  const radio = isRadioSeed(item) ? paths.radio.link({ type: item.model_type, id: item.id }) : null
  const places: (MenuEntry | null | undefined)[] = [
    artistEntry(artists, t('Go to artist')),
    album && { id: 'album', label: t('Go to album'), icon: <Disc3 aria-hidden />, to: paths.album.link(album) },
    radio === null ? null : { id: 'radio', label: t('Go to radio'), icon: <Radio aria-hidden />, to: radio },
  ]
  return places.filter((place) => place != null)
}

/** A link for one artist, a submenu for several. */
function artistEntry(artists: readonly Artist[], label: string): MenuEntry | null {
  const [artist] = artists
  if (!artist) return null
  const entry = { id: 'artist', label, icon: <MicVocal aria-hidden /> }
  if (artists.length === 1) return { ...entry, to: paths.artist.link(artist) }
  const group: MenuGroup = {
    id: 'artists',
    entries: artists.map((one) => ({ id: `artist.${one.id}`, label: one.name, to: paths.artist.link(one) })),
  }
  return { ...entry, groups: [group] }
}
