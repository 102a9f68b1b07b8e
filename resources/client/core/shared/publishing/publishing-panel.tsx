import { useEffect, useState } from 'react'

import { Skeleton } from '@/ui/feedback/skeleton'

import { PublishingDesk } from './components/publishing-desk'
import { createPublishing } from './draft/create-publishing'
import { type DraftSlot, takeDraftSlot } from './draft/stored-drafts'
import type { PublishingPlace } from './publishing-place'
import { chooseKind } from './release/change-release'
import { emptyRelease } from './release/release'

/**
 * Publishes music from files: drop, upload, complete, publish. What is entered survives a reload; each tab has a draft of
 * its own.
 */
export function PublishingPanel({ place }: { place: PublishingPlace }) {
  const slot = useDraftSlot(place.area)
  return slot === undefined ? <Skeleton className="h-80 rounded-panel" /> : <Opened slot={slot} place={place} />
}

function Opened({ slot, place }: { slot: DraftSlot | null; place: PublishingPlace }) {
  const [publishing] = useState(() =>
    createPublishing(slot, place.canCreateAlbums ? emptyRelease : chooseKind(emptyRelease, 'singles')),
  )
  return <PublishingDesk publishing={publishing} place={place} />
}

/** Takes a place for the draft until the screen unmounts; undefined while taking, null if there is none. */
function useDraftSlot(area: string): DraftSlot | null | undefined {
  const [slot, setSlot] = useState<DraftSlot | null>()
  useEffect(() => {
    let isOver = false
    const taken = takeDraftSlot(area).catch(() => null)
    void taken.then((next) => isOver || setSlot(next))
    return () => {
      isOver = true
      void taken.then((next) => next?.release())
    }
  }, [area])
  return slot
}
