import { useLoadedPart } from '@/ui/use-lazy-part'

import type { KeepSlotProps } from './keep-button'
import { useOffersKeeping } from './use-offers-keeping'

const loadButton = () => import('./keep-button').then(({ KeepButton }) => KeepButton)

/** Place of the button that keeps an album or playlist on the device; its code loads later. */
export function KeepSlot(props: KeepSlotProps) {
  const isOffered = useOffersKeeping()
  const KeepButton = useLoadedPart(loadButton, isOffered)
  if (!isOffered) return null
  return (
    <div className="flex min-h-[max(3.5rem,var(--target))] w-full items-center justify-center md:justify-start">
      {KeepButton && <KeepButton {...props} />}
    </div>
  )
}
