import { ArrowDownUp } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { Lyrics } from '@/contract/lyrics'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { sungLine } from '@/core/shared/media/sung-line'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'

const LINE =
  'block min-h-target w-full rounded-input px-3 py-2 text-start text-xl leading-snug font-bold transition-press md:text-2xl'

/** Lyrics that follow playback; a click on a line seeks to it. The list is one tab stop, with arrow key navigation. */
export function SyncedLyrics({ lines }: { lines: Lyrics['lines'] }) {
  const { t } = useTranslation()
  const timed = useMemo(() => lines.filter(({ text, time }) => text !== '' && time !== null), [lines])
  const current = usePlayback(({ position }) => sungLine(timed, position))
  const { box, isFollowing, follow } = useAutoScroll(current)

  function goTo(time: number | null) {
    if (time === null) return
    playback.seek(time)
    follow()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ol
        ref={box}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain scroll-smooth py-8 [mask-image:linear-gradient(transparent,black_2rem,black_calc(100%-2rem),transparent)]"
      >
        {timed.map(({ text, time }, index) => (
          <li key={`${time} ${text}`} aria-current={index === current || undefined}>
            <button
              type="button"
              tabIndex={index === Math.max(0, current) ? 0 : -1}
              onClick={() => goTo(time)}
              className={classNames(LINE, index === current ? 'text-primary' : 'text-muted hover:text-main')}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && (
        <Button size="sm" onClick={follow} className="absolute inset-x-0 bottom-2 mx-auto w-fit">
          <ArrowDownUp aria-hidden />
          {t('Sync lyrics')}
        </Button>
      )}
    </div>
  )
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Keeps a list's current line centered until the user scrolls or moves by arrow key; `follow` re-enables it. */
function useAutoScroll(current: number) {
  const box = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)

  useEffect(() => {
    const list = box.current
    const line = list?.children[current]
    // `scrollIntoView` would also scroll the list's ancestors.
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
