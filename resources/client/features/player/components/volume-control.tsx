import { Volume1, Volume2, VolumeX } from 'lucide-react'

import { formatNumber } from '@/core/i18n/format'
import { useTranslation } from '@/core/i18n/use-translation'
import { playback } from '@/core/playback/playback'
import { usePlayback } from '@/core/playback/use-playback'
import { RangeSlider } from '@/ui/range-slider'

import { BarButton } from './bar-button'
import { ShortcutSwitch } from './shortcut-switch'

/** Volume and keys, for a desk: where fingers point, the device has buttons for its volume. */
export function VolumeControl() {
  return (
    <div className="hidden items-center justify-end gap-1 md:pointer-fine:flex">
      <ShortcutSwitch />
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
  return <BarButton label={t('Mute')} shortcut="m" pressed={isMuted} icon={<Icon aria-hidden />} onClick={playback.toggleMute} />
}

function VolumeSlider() {
  const { t } = useTranslation()
  const volume = usePlayback((state) => (state.isMuted ? 0 : state.volume))
  return (
    <RangeSlider
      label={t('Volume')}
      value={volume}
      max={1}
      step={0.05}
      valueText={formatNumber(volume, { style: 'percent' })}
      onChange={(moved) => playback.setVolume(moved)}
      className="max-w-28"
    />
  )
}
