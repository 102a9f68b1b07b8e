import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ReleaseTimeField } from '@/core/shared/music-editing/fields/release-time-field'
import { Button } from '@/ui/buttons/button'
import { FieldNotes, labelId } from '@/ui/fields/field-layout'

type ReleaseMomentProps = {
  /** ISO date and time; null to publish now. */
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** When a release comes out: now, or at a date, whose picker renders once it is asked for. */
export function ReleaseMoment({ value, error, onChange }: ReleaseMomentProps) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [hasPicker, setHasPicker] = useState(false)

  function choose(): void {
    flushSync(() => setHasPicker(true))
    box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }
  return (
    <div ref={box}>
      {hasPicker || value !== null ? (
        <ReleaseTimeField
          label={t('Released on')}
          error={error}
          description={t('In your time zone. Leave blank to publish now.')}
          value={value}
          onChange={onChange}
        />
      ) : (
        <div role="group" aria-labelledby={labelId(id)} className="flex flex-col items-start gap-1.5">
          <span id={labelId(id)} className="font-bold">
            {t('Released on')}
          </span>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{t('When you publish')}</span>
            <Button variant="outline" aria-describedby={`${id}-error`} onClick={choose}>
              <CalendarDays aria-hidden className="size-5" />
              {t('Choose a date')}
            </Button>
          </div>
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </div>
  )
}
