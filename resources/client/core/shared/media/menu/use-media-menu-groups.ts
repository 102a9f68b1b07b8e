import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu'

import type { MediaMenuSubject } from './media-menu-store'
import { useLibraryEntries } from './use-library-entries'
import { usePlaceEntries } from './use-place-entries'
import { useQueueEntries } from './use-queue-entries'
import { useShareEntries } from './use-share-entries'

/** All that can be done with an item: what is heard next, the library, where it leads, who else may know. */
export function useMediaMenuGroups({ item, extra }: MediaMenuSubject): MenuGroup[] {
  const groups: [id: string, entries: MenuEntry[]][] = [
    ['queue', useQueueEntries(item)],
    ['library', useLibraryEntries(item)],
    ['places', usePlaceEntries(item)],
    ['share', useShareEntries(item)],
  ]
  const own = groups.map(([id, entries]) => ({ id, entries }))
  return [...own, ...(extra ? [extra] : [])].filter(({ entries }) => entries.length > 0)
}
