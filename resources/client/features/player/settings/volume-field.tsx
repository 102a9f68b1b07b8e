import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { canSetVolume } from '@/core/shared/playback/audio/volume'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { SliderField } from '@/ui/fields/slider-field'

/** How loud it is, for a bar that has no room to say so; nothing where only the device can change it. */
export function VolumeField() {
  const { t } = useTranslation()
  const [isOurs] = useState(canSetVolume)
  const volume = usePlayback(heardVolume)
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  if (!isOurs) return null
  return (
    <SliderField
      label={t('Volume')}
      value={volume}
      max={ceiling}
      step={0.05}
      format={(value) => formatNumber(value, { style: 'percent' })}
      onChange={(moved) => playback.setVolume(moved)}
    />
  )
}
