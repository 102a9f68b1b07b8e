import { useEffect, useRef, useState } from 'react'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Keeps a list's current item in the middle of its box, until the reader scrolls or steps on alone; `follow` goes back to it. */
export function useFollowedLine(current: number) {
  const box = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)

  useEffect(() => {
    const list = box.current
    const line = list?.children[current]
    // Not by scrollIntoView: that would also scroll what the list is in.
    if (isFollowing && list && line instanceof HTMLElement)
      list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
  }, [current, isFollowing])

  useEffect(() => {
    const list = box.current
    if (!list) return undefined
    const stopListening = new AbortController()
    const { signal } = stopListening
    const read = () => setFollowing(false)
    const step = (event: KeyboardEvent) => {
      const by = STEPS[event.key]
      if (by === undefined) return
      event.preventDefault()
      read()
      const lines = [...list.querySelectorAll('button')]
      lines[lines.findIndex((line) => line === document.activeElement) + by]?.focus()
    }
    for (const gesture of ['wheel', 'touchmove']) list.addEventListener(gesture, read, { passive: true, signal })
    list.addEventListener('keydown', step, { signal })
    return () => stopListening.abort()
  }, [])

  return { box, isFollowing, follow: () => setFollowing(true) }
}
