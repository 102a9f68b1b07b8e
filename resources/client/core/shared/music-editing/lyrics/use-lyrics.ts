import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'

import type { LyricRow } from '@/contract/groups/lyrics'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'

import { problemsOf, readSaved, startTiming, type Timing, toSavedLyrics } from './timed-lines'

/** Changes the lines; the function is the same for the life of the editor. */
export type ChangeTiming = Dispatch<SetStateAction<Timing>>

/** State of {@link useLyrics}. */
export type LyricsState = ReturnType<typeof useLyrics>

/** State of the editor: the lines, whether they are synced, and the recording's duration. */
export function useLyrics(record: Pick<LyricRow, 'text' | 'is_synced' | 'duration'> | undefined) {
  const [isSynced, setSynced] = useState(record?.is_synced ?? false)
  const [timing, change] = useState(() => startTiming(readSaved(record?.text ?? '', record?.is_synced ?? false)))
  const [duration, setDuration] = useState(record?.duration ?? null)
  const [isChecked, setChecked] = useState(false)
  const problems = useMemo(() => problemsOf(timing.lines), [timing.lines])
  return {
    isSynced,
    setSynced,
    timing,
    change,
    /** Milliseconds of the recording that the times refer to. */
    duration,
    setDuration,
    /** Whether a refused save has asked for the missing times. */
    isChecked,
    setChecked,
    problems,
    /** The text as the server stores it. */
    text: useMemo(() => toSavedLyrics(timing.lines, isSynced), [timing.lines, isSynced]),
    /** Replaces everything by a saved text, such as that of a draft. */
    read: (text: string) => change(startTiming(readSaved(text, isSynced))),
  }
}

/** Whether lyrics can be saved; otherwise shows the problems in the list of lines, and moves the focus to the first one. */
export function validateLyrics({ isSynced, problems, setChecked }: LyricsState, list: HTMLElement | null): boolean {
  if (!isSynced || problems.size === 0) return true
  flushSync(() => setChecked(true))
  focusFirstInvalid(list)
  return false
}
