import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { askParent } from '@/core/shared/child/ask-parent'
import { canSetVolume } from '@/core/shared/playback/audio/volume'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { SliderField } from '@/ui/fields/slider-field'

import { GoOnField } from './go-on-field'
import { SleepTimerField } from './sleep-timer-field'

/** The quietest that a parent can make the loudest: a song is still to be heard. */
export const LEAST_CEILING = 0.2

/** What a parent sets for a child, behind the parental gate: how loud it may be, whether songs follow each other, and when it falls silent. */
export function ParentSettings() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await askParent())
  if (isOpen) return <Fields />
  return (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => void open()} className="self-start">
      <Lock aria-hidden />
      {t('For grown-ups')}
    </Button>
  )
}

function Fields() {
  const { t } = useTranslation()
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that led here is gone, and with it the focus.
  useEffect(() => group.current?.querySelector('input')?.focus(), [])
  return (
    <fieldset ref={group} className="flex flex-col gap-6 rounded-panel border-2 border-divider p-4">
      <legend className="px-2 font-bold">{t('For grown-ups')}</legend>
      <CeilingField />
      <GoOnField />
      <SleepTimerField />
    </fieldset>
  )
}

function CeilingField() {
  const { t } = useTranslation()
  const [isOurs] = useState(canSetVolume)
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  if (!isOurs) return <p className="text-muted">{t('Use the volume buttons on this device to change the volume.')}</p>
  return (
    <SliderField
      label={t('Maximum volume')}
      description={t('The loudest this profile can play on this device.')}
      value={ceiling}
      min={LEAST_CEILING}
      max={1}
      step={0.05}
      format={(value) => formatNumber(value, { style: 'percent' })}
      onChange={playback.setVolumeCeiling}
    />
  )
}
