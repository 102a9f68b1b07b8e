import type { Album, Playlist, Track } from '@/contract/music'
import { useLoadedPart } from '@/ui/use-lazy-part'

import { useOffersKeeping } from './use-offers-keeping'

/** Item to keep, with the tracks that the page has loaded, and how many there are if the page has loaded only some. */
export type KeepSlotProps = { item: Album | Playlist; tracks: Track[]; count?: number | null | undefined }

const loadButton = () => import('./keep-button').then(({ KeepButton }) => KeepButton)

/** Place of the button that keeps an album or playlist on the device; its code loads later. */
export function KeepSlot(props: KeepSlotProps) {
  const isOffered = useOffersKeeping()
  const KeepButton = useLoadedPart(loadButton, isOffered)
  if (!isOffered) return null
  return (
    <div className="flex min-h-[max(3.5rem,var(--target))] w-full items-center justify-center lg:w-auto">
      {KeepButton && <KeepButton {...props} />}
    </div>
  )
}
