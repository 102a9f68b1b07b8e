import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { FIELD } from '@/ui/fields/native-field-style'

import { parseTimeText, timeText } from './time-text'
import { insertLine, nudge, removeLine, setText, setTime, type TimedLine, type TimingProblem } from './timed-lines'
import type { ChangeTiming } from './use-lyrics'

/** Step of a nudge, in seconds. */
export const NUDGE = 0.1

const STEPS: Partial<Record<string, number>> = { ArrowUp: NUDGE, ArrowDown: -NUDGE }

type LineRowProps = {
  line: TimedLine
  index: number
  isCurrent: boolean
  problem: TimingProblem | undefined
  change: ChangeTiming
}

/** Makes the line with the focus the current one. */
const select = (change: ChangeTiming, index: number) =>
  change((timing) => (timing.current === index ? timing : { ...timing, current: index }))

/** A line with its time and text. Memoized: of hundreds of rows, a tap changes two. */
export const LineRow = memo(function LineRow({ line, index, isCurrent, problem, change }: LineRowProps) {
  const { t } = useTranslation()
  return (
    <li
      aria-current={isCurrent || undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 rounded-input border-s-4 py-1 ps-2 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
        isCurrent ? 'border-primary bg-selected' : 'border-transparent',
      )}
    >
      <TimeInput line={line} index={index} problem={problem} change={change} />
      <TextInput line={line} index={index} change={change} />
      {problem && (
        <p id={`lyric-problem-${line.id}`} className="basis-full py-1 text-sm font-semibold text-danger">
          {problem === 'backwards' ? t('Starts before the line above.') : t('This line has no time yet.')}
        </p>
      )}
    </li>
  )
})

type TimeInputProps = Pick<LineRowProps, 'line' | 'index' | 'problem' | 'change'>

/** Time of a line; typed text takes effect when the field is left. The up and down keys nudge it. */
function TimeInput({ line: { id, time }, index, problem, change }: TimeInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()

  function leave(): void {
    const seconds = parseTimeText(typed ?? '')
    if (typed !== undefined && seconds !== undefined) change((timing) => setTime(timing, id, seconds))
    setTyped(undefined)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (event.key === 'Enter') leave()
    else if (step !== undefined) change((timing) => nudge(timing, id, step))
    else return
    event.preventDefault()
  }
  return (
    <span className="w-28 shrink-0">
      <input
        aria-label={t('Time of line :number', { number: index + 1 })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `lyric-problem-${id}`}
        placeholder="00:00.00"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (time === null ? '' : timeText(time))}
        onFocus={() => select(change, index)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className={classNames(FIELD, 'px-3 tabular-nums')}
      />
    </span>
  )
}

type TextInputProps = Pick<LineRowProps, 'line' | 'index' | 'change'>

const focusText = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('input[dir=auto]')?.focus()

/** Text of a line. Enter adds a line below, Backspace in an empty one removes it, and pasted lines become lines. */
function TextInput({ line: { id, text }, index, change }: TextInputProps) {
  const { t } = useTranslation()

  function onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    change((timing) => setText(timing, id, value))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const row = event.currentTarget.closest('li')
    if (event.key === 'Enter') {
      change((timing) => insertLine(timing, index))
      requestAnimationFrame(() => focusText(row?.nextElementSibling))
    } else if (event.key === 'Backspace' && text === '' && row?.previousElementSibling) {
      focusText(row.previousElementSibling)
      change((timing) => removeLine(timing, index))
    } else return
    event.preventDefault()
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pastedText = event.clipboardData.getData('text').trimEnd()
    if (!pastedText.includes('\n')) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const next = text.slice(0, selectionStart ?? text.length) + pastedText + text.slice(selectionEnd ?? text.length)
    change((timing) => setText(timing, id, next))
  }
  return (
    <span className="min-w-0 flex-1">
      <input
        aria-label={t('Text of line :number', { number: index + 1 })}
        dir="auto"
        autoComplete="off"
        value={text}
        onFocus={() => select(change, index)}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={classNames(FIELD, 'px-3')}
      />
    </span>
  )
}
