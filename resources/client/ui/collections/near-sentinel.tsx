import { useEffect, useRef } from 'react'

/** How far ahead of the screen's edge the end of a list counts as near. */
const AHEAD = '600px'

/** Stands unseen at the end of a list and tells when the visitor comes near it: time to fetch more. */
export function NearSentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={element} aria-hidden className="h-px w-full" />
}
