import { ListX, Minus, Plus, Rewind, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { NumberField } from '@/ui/fields/number-field'

import { NUDGE } from './line-row'
import type { Recording } from './recording'
import { clearTimes, insertLine, nudge, removeLine, setTime, shiftAll, type Timing } from './timed-lines'
import type { ChangeTiming } from './use-lyrics'

type LineToolsProps = { timing: Timing; change: ChangeTiming; recording: Recording }

/** Actions on the current line, and on the times of all lines. */
export function LineTools({ timing, change, recording }: LineToolsProps) {
  const { t } = useTranslation()
  const { lines, current } = timing
  const line = lines[current]
  const id = line?.id ?? -1
  const time = line?.time ?? null
  const nudgeBy = (seconds: number) => change((before) => nudge(before, id, seconds))
  return (
    <>
      <div
        role="group"
        aria-label={t('Line :number', { number: current + 1 })}
        className="flex flex-wrap items-center gap-1"
      >
        <span className="me-2 font-bold">{line && t('Line :number', { number: current + 1 })}</span>
        <IconButton
          label={t('0.1 seconds earlier')}
          icon={<Minus />}
          disabled={time === null}
          onClick={() => nudgeBy(-NUDGE)}
        />
        <IconButton
          label={t('0.1 seconds later')}
          icon={<Plus />}
          disabled={time === null}
          onClick={() => nudgeBy(NUDGE)}
        />
        <IconButton
          label={t('Play from this line')}
          icon={<Rewind />}
          disabled={time === null}
          onClick={() => recording.seek(time ?? 0)}
        />
        <Button
          variant="ghost"
          size="sm"
          disabled={time === null}
          onClick={() => change((before) => setTime(before, id, null))}
        >
          {t('Clear the time')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={!line}
          onClick={() => change((before) => insertLine(before, current))}
        >
          {t('Insert a line below')}
        </Button>
        <IconButton
          label={t('Remove line')}
          icon={<Trash2 />}
          disabled={!line || lines.length === 1}
          onClick={() => change((before) => removeLine(before, current))}
        />
      </div>
      <AllLines timing={timing} change={change} />
    </>
  )
}

/** Moves or clears the times of all lines. */
function AllLines({ timing, change }: Omit<LineToolsProps, 'recording'>) {
  const { t } = useTranslation()
  const [offset, setOffset] = useState<number | null>(0.5)
  const hasTimes = timing.lines.some(({ time }) => time !== null)

  async function clear(): Promise<void> {
    const isSure = await confirm({
      title: t('Clear all times?'),
      message: t("The lyrics themselves aren't changed."),
      confirmLabel: t('Clear all times'),
    })
    if (isSure) change(clearTimes)
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-48">
        <NumberField
          label={t('Seconds for all lines')}
          value={offset}
          onChange={setOffset}
          min={0}
          max={600}
          step={0.1}
        />
      </div>
      <Button
        variant="outline"
        size="sm"
        disabled={!hasTimes}
        onClick={() => change((before) => shiftAll(before, -(offset ?? 0)))}
      >
        {t('All earlier')}
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={!hasTimes}
        onClick={() => change((before) => shiftAll(before, offset ?? 0))}
      >
        {t('All later')}
      </Button>
      <Button variant="ghost" size="sm" disabled={!hasTimes} onClick={() => void clear()}>
        <ListX aria-hidden className="size-5" />
        {t('Clear all times')}
      </Button>
    </div>
  )
}
