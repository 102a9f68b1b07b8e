import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { usePart } from '@/lib/lazy/use-part'

import { adCode, type AdPlace, isBelowContent } from './ad-code'

/** Maximum height of ads above the content, in pixels (spec section 9). */
export const MAX_TOP_HEIGHT = 150

/** Height reserved for ads above the content; phone ads are 50 or 100 pixels high. */
const RESERVED_HEIGHT = `clamp(100px, 20vw, ${MAX_TOP_HEIGHT}px)`

const loadAdvertisement = () => import('./advertisement').then(({ Advertisement }) => Advertisement)

/**
 * Ad slot with the site owner's code (spec section 9); renders nothing if this visitor sees no ads. Above the content
 * its height is reserved, so that nothing shifts when the ad loads.
 */
export function AdSlot({ place }: { place: AdPlace }) {
  const code = useBootstrap((bootstrap) => adCode(bootstrap, place))
  // The page is complete without ads.
  const [Advertisement] = usePart(loadAdvertisement, { when: Boolean(code), onFail: 'leave out' })
  if (!code) return null
  return (
    <div style={isBelowContent(place) ? undefined : { height: RESERVED_HEIGHT, marginBlockEnd: '1.5rem' }}>
      {Advertisement && <Advertisement key={code} place={place} code={code} />}
    </div>
  )
}
