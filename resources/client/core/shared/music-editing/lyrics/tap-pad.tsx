import { Undo2 } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import type { Recording } from './recording'
import { tap, type Timing, undoTap } from './timed-lines'
import type { ChangeTiming } from './use-lyrics'

type TapPadProps = { timing: Timing; change: ChangeTiming; recording: Recording; onTap: () => void }

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** A large button that times the current line at the moment of a press, and moves on; the keyboard does the same. */
export function TapPad({ timing, change, recording, onTap }: TapPadProps) {
  const { t } = useTranslation()
  const { lines, current, taps } = timing
  const line = lines[current]
  const undo = () => change(undoTap)

  function stamp(): void {
    if (!line) return
    const seconds = recording.now()
    change((before) => tap(before, seconds))
    onTap()
  }
  // The press itself counts: a click comes only with the release. Assistive technology sends clicks without a press.
  const onClick = (event: MouseEvent) => event.detail === 0 && stamp()

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) stamp()
    } else if (event.key === 'Backspace') undo()
    else if (event.key.toLowerCase() === 'p') recording.toggle()
    else if (step !== undefined) {
      change((before) => ({
        ...before,
        current: Math.min(Math.max(0, before.current + step), before.lines.length - 1),
      }))
    } else return
    event.preventDefault()
  }
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        // Not `disabled`, which would lose the focus and the undo keys.
        aria-disabled={!line}
        onPointerDown={(event) => event.button === 0 && stamp()}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="flex min-h-32 touch-manipulation flex-col justify-center gap-1 rounded-panel border-2 border-primary bg-selected px-5 py-4 text-center transition-press select-none hover:bg-hover active:bg-focus disabled:border-edge aria-disabled:border-edge"
      >
        <span className="text-sm font-semibold text-muted">{t('Tap when this line starts')}</span>
        <span className="text-xl font-bold wrap-anywhere">{line ? line.text || '♪' : t('All lines are timed')}</span>
        <span className="line-clamp-1 text-muted">{lines[current + 1]?.text}</span>
      </button>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" size="sm" disabled={taps.length === 0} onClick={undo}>
          <Undo2 aria-hidden className="size-5" />
          {t('Undo the last tap')}
        </Button>
        <p className="text-sm text-muted">
          {t('With the button focused: Space taps, Backspace undoes, P plays or pauses, arrows choose the line.')}
        </p>
      </div>
    </div>
  )
}
