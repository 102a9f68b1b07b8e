import { useEffect, useRef } from 'react'

import type { Lyrics } from '@/contract/lyrics'
import { sungLine } from '@/core/shared/media/sung-line'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { classNames } from '@/lib/class-names'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

type LyricsLinesProps = { trackId: number; lines: Lyrics['lines'] }

/** Timed words: the line that is sung stands out, and a press on one goes there. They can be pressed while the track is in the player. */
export function LyricsLines({ trackId, lines }: LyricsLinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const sung = usePlayback(({ queue, position }) =>
    currentEntry(queue)?.track.id === trackId ? sungLine(lines, position) : null,
  )
  useEffect(() => {
    if (sung !== null && sung >= 0) follow(list.current, sung)
  }, [sung])
  return (
    <ol ref={list} {...useKeyboardScroll(list)} className="relative max-h-96 space-y-1 overflow-y-auto scroll-smooth">
      {lines.map(({ text, time }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a song repeat, and never change their places
        <li key={index}>
          {sung === null || time === null ? (
            <span className="block px-3 py-1 text-lg">{text}</span>
          ) : (
            <button
              type="button"
              onClick={() => playback.seek(time)}
              aria-current={index === sung || undefined}
              className={classNames(
                'block min-h-target w-full rounded-input px-3 py-1 text-start text-lg hover:bg-hover',
                index === sung ? 'font-extrabold text-primary' : index < sung && 'text-muted',
              )}
            >
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Brings the line to the middle of the list; not by scrollIntoView, which would also scroll the page. */
function follow(list: HTMLOListElement | null, index: number): void {
  const line = list?.children[index]
  if (list && line instanceof HTMLElement) list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2
}
