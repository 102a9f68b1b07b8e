import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { canSetVolume } from '@/core/shared/playback/audio/volume'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { RangeSlider } from '@/ui/fields/range-slider'

import { BarButton } from './bar-button'

/** Mute button and volume slider for mouse users; touch devices have volume buttons and may ignore scripts. */
export function VolumeControl() {
  const [canSet] = useState(canSetVolume)
  if (!canSet) return null
  return (
    <div className="hidden items-center pointer-fine:flex">
      <MuteButton />
      <VolumeSlider />
    </div>
  )
}

function MuteButton() {
  const { t } = useTranslation()
  const isMuted = usePlayback((state) => state.isMuted)
  const isLoud = usePlayback(({ volume }) => volume >= 0.5)
  const Icon = isMuted ? VolumeX : isLoud ? Volume2 : Volume1
  return (
    <BarButton
      label={t('Mute')}
      shortcut="m"
      pressed={isMuted}
      icon={<Icon aria-hidden />}
      onClick={playback.toggleMute}
    />
  )
}

/** Its maximum is the profile's volume ceiling. */
function VolumeSlider() {
  const { t } = useTranslation()
  const volume = usePlayback(heardVolume)
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  return (
    <RangeSlider
      label={t('Volume')}
      value={volume}
      max={ceiling}
      step={0.05}
      valueText={formatNumber(volume, { style: 'percent' })}
      onChange={(moved) => playback.setVolume(moved)}
      className="max-w-28"
    />
  )
}
