import { useState } from 'react'

import { formatMinutes, formatPercent } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SliderField } from '@/ui/fields/slider-field'
import { SwitchField } from '@/ui/fields/switch-field'

import { canSetVolume } from './audio/volume'

/** Lowest volume ceiling a parent can set; music stays audible. */
const MIN_VOLUME_CEILING = 0.2

/** Sleep timer durations to choose from. */
const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const

/** Chips for the sleep timer durations; the id is the number of minutes. */
export const sleepMinutesOptions = () =>
  SLEEP_MINUTES.map((count) => ({ id: String(count), label: formatMinutes(count) }))

type CeilingFieldProps = { ceiling: number; onChange: (ceiling: number) => void }

/** Slider for a profile's maximum volume, 0 to 1; a note where only the device can set the volume. */
export function CeilingField({ ceiling, onChange }: CeilingFieldProps) {
  const { t } = useTranslation()
  const [canSet] = useState(canSetVolume)
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
      format={formatPercent}
      onChange={onChange}
    />
  )
}

type AutoAdvanceFieldProps = { stopsAfterTrack: boolean; onChange: (stopsAfterTrack: boolean) => void }

/** Switches whether the next track starts automatically. */
export function AutoAdvanceField({ stopsAfterTrack, onChange }: AutoAdvanceFieldProps) {
  const { t } = useTranslation()
  return (
    <SwitchField
      label={t('Autoplay the next song')}
      description={t('When this is off, music stops after each song.')}
      checked={!stopsAfterTrack}
      onChange={(isOn) => onChange(!isOn)}
    />
  )
}
