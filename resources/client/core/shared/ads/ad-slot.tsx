import { type ComponentType, lazy, Suspense } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { adCode, type AdPlace, isBelowContent } from './ad-code'

/** Maximum height of ads above the content, in pixels (spec section 9). */
export const MAX_TOP_HEIGHT = 150

/** Height reserved for ads above the content; phone ads are 50 or 100 pixels high. */
const RESERVED_HEIGHT = `clamp(100px, 20vw, ${MAX_TOP_HEIGHT}px)`

type Advertisement = ComponentType<{ place: AdPlace; code: string }>

const NoAdvertisement: Advertisement = () => null

/** Loads the ad component. If that fails the slot stays empty, since the page is complete without ads. */
const Advertisement = lazy(async () => ({
  default: await import('./advertisement').then(
    (module): Advertisement => module.Advertisement,
    () => NoAdvertisement,
  ),
}))

/**
 * Ad slot with the site owner's code (spec section 9); renders nothing if this visitor sees no ads. Above the content
 * its height is reserved, so that nothing shifts when the ad loads.
 */
export function AdSlot({ place }: { place: AdPlace }) {
  const code = useBootstrap((bootstrap) => adCode(bootstrap, place))
  if (!code) return null
  return (
    <div style={isBelowContent(place) ? undefined : { height: RESERVED_HEIGHT, marginBlockEnd: '1.5rem' }}>
      <Suspense>
        <Advertisement key={code} place={place} code={code} />
      </Suspense>
    </div>
  )
}
