import { type ComponentType, lazy, Suspense } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { adCode, type AdPlace, isBelowContent } from './ad-code'

/** How high what stands above a page's content may be, in pixels (spec section 9, for the top). */
export const TOP_HEIGHT = 150

/** The room that is kept for it from the start; on phones advertisements are 50 or 100 pixels high. */
const TOP_ROOM = `clamp(100px, 20vw, ${TOP_HEIGHT}px)`

type Advertisement = ComponentType<{ place: AdPlace; code: string }>

const nothing: Advertisement = () => null

/** A page is whole without its advertisements: where what shows them cannot be fetched, the place stays empty. */
const Advertisement = lazy(async () => ({
  default: await import('./advertisement').then(
    (module): Advertisement => module.Advertisement,
    () => nothing,
  ),
}))

/**
 * A place where the site's owner may show an advertisement (spec section 9); nothing where there is none for this visitor. Above
 * the content its room is kept, so that nothing moves when it comes.
 */
export function AdSlot({ place }: { place: AdPlace }) {
  const code = useBootstrap((bootstrap) => adCode(bootstrap, place))
  if (!code) return null
  return (
    <div style={isBelowContent(place) ? undefined : { height: TOP_ROOM, marginBlockEnd: '1.5rem' }}>
      <Suspense>
        <Advertisement key={code} place={place} code={code} />
      </Suspense>
    </div>
  )
}
