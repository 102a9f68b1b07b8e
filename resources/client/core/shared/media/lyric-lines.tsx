import type { KeyboardEvent } from 'react'

import type { Lyrics } from '@/contract/shapes/lyrics'
import type { TimedWord } from '@/contract/shapes/word-times'
import { classNames } from '@/lib/class-names'

import { FollowButton } from './follow-button'
import { useFollowedList } from './use-followed-list'

const LINE =
  'block min-h-target w-full rounded-input px-3 py-2 text-start text-xl leading-snug font-bold transition-press md:text-2xl child:text-3xl'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Lines that are shown while they are sung: those with a text and a time. */
export const singableLines = (lines: Lyrics['lines']): Lyrics['lines'] =>
  lines.filter(({ text, time }) => text !== '' && time !== null)

type LyricLinesProps = {
  /** {@link singableLines} only. */
  lines: Lyrics['lines']
  /** Index of the line that is sung; -1 before the first. */
  current: number
  /** Index of the word of that line that is sung; -1 before the first, and where only lines are timed. */
  currentWord?: number
  /** Called with the seconds at which a clicked line starts. */
  onSeek: (seconds: number) => void
}

/** Words of the line that is sung: those sung so far are lit. */
const SungWords = ({ words, current }: { words: readonly TimedWord[]; current: number }) =>
  words.map(({ text, time }, index) => (
    <span
      key={`${time} ${text}`}
      data-sung={index <= current || undefined}
      className="text-main transition-colors data-sung:text-primary"
    >
      {text}
    </span>
  ))

/**
 * Synced lyrics, in large words for a child, that follow the current line until the user scrolls; a click on a line seeks to it. The list is one tab
 * stop.
 */
export function LyricLines({ lines, current, currentWord = -1, onSeek }: LyricLinesProps) {
  const { isFollowing, follow, currentRef, listProps } = useFollowedList()

  function goTo(time: number | null) {
    if (time === null) return
    onSeek(time)
    follow()
  }
  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    listProps.onKeyDown(event)
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.findIndex((button) => button === document.activeElement) + by]?.focus()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes scrolling, and keys of the buttons inside */}
      <ol
        {...listProps}
        onKeyDown={moveByKey}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain py-8 [mask-image:linear-gradient(transparent,black_2rem,black_calc(100%-2rem),transparent)]"
      >
        {lines.map(({ text, time, words }, index) => (
          <li
            key={`${time} ${text}`}
            ref={index === current ? currentRef : null}
            aria-current={index === current || undefined}
          >
            <button
              type="button"
              tabIndex={index === Math.max(0, current) ? 0 : -1}
              onClick={() => goTo(time)}
              className={classNames(LINE, index === current ? 'text-primary' : 'text-muted hover:text-main')}
            >
              {index === current && words ? <SungWords words={words} current={currentWord} /> : text}
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && <FollowButton onClick={follow} />}
    </div>
  )
}
