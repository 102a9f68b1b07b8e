import { useEffect, useEffectEvent, useRef } from 'react'

/** Distance below the viewport at which the end of a list counts as near. */
const NEAR_MARGIN = '600px'

/** Invisible end of a list; calls `onNear` when it comes near the viewport, to fetch the next page. */
export function IntersectionSentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), {
      rootMargin: NEAR_MARGIN,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={element} aria-hidden className="h-px w-full" />
}
