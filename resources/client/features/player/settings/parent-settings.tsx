import { Lock } from 'lucide-react'
import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { askParent } from '@/core/shared/child/ask-parent'
import { canSetVolume } from '@/core/shared/playback/audio/volume'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { Fieldset } from '@/ui/fields/fieldset'
import { SliderField } from '@/ui/fields/slider-field'
import { SwitchField } from '@/ui/fields/switch-field'

import { SleepTimerField } from './sleep-timer-field'

/** Lowest volume ceiling a parent can set; music stays audible. */
const MIN_VOLUME_CEILING = 0.2

/** Settings a parent makes for a child, behind the parental gate: volume ceiling, auto-advance and sleep timer. */
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

/** Ref of the fields: moves the focus to the first one, since the focused button has unmounted. */
const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus()

function Fields() {
  const { t } = useTranslation()
  return (
    <Fieldset ref={focusFirst} className="flex flex-col gap-6 rounded-panel border-2 border-divider p-4">
      <legend className="px-2 font-bold">{t('For grown-ups')}</legend>
      <CeilingField />
      <AutoAdvanceField />
      <SleepTimerField />
    </Fieldset>
  )
}

function CeilingField() {
  const { t } = useTranslation()
  const [canSet] = useState(canSetVolume)
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  if (!canSet)
    return (
      <p className="text-muted">
        {t("Websites can't set the volume on this device. You can limit it in the device's own sound settings.")}
      </p>
    )
  return (
    <SliderField
      label={t('Maximum volume')}
      description={t('The loudest this profile can play on this device.')}
      value={ceiling}
      min={MIN_VOLUME_CEILING}
      max={1}
      step={0.05}
      format={(value) => formatNumber(value, { style: 'percent' })}
      onChange={playback.setVolumeCeiling}
    />
  )
}

/** Switches whether the next track starts automatically. */
export function AutoAdvanceField() {
  const { t } = useTranslation()
  const stopsAfterTrack = usePlayback((state) => state.stopsAfterTrack)
  return (
    <SwitchField
      label={t('Autoplay the next song')}
      description={t('When this is off, music stops after each song.')}
      checked={!stopsAfterTrack}
      onChange={(isOn) => playback.setStopsAfterTrack(!isOn)}
    />
  )
}
