import { Keyboard } from 'lucide-react'
import { useState } from 'react'

import { formatNumber, formatPercent } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { SheetPanel } from '@/core/shared/dialogs/sheet-panel'
import { canSetVolume } from '@/core/shared/playback/audio/volume'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'
import { MAX_CROSSFADE } from '@/core/shared/playback/sound-actions'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { SliderField } from '@/ui/fields/slider-field'

import { openPanel } from '../panel-store'
import { AutoplayField, ParentSettings } from './parent-settings'
import { SleepTimerField } from './sleep-timer-field'
import { SleepTimerNote } from './sleep-timer-status'

/** Sleep timer, auto-advance, speed and crossfade. Children get fewer settings, some behind the parental gate. */
export function PlaybackSettings() {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const crossfade = usePlayback((state) => state.crossfade)
  const secondsOrOff = (value: number) =>
    value === 0 ? t('Off#crossfade') : formatNumber(value, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  return (
    <SheetPanel title={t('Playback settings')}>
      <div className="flex flex-col gap-6">
        {isChild ? (
          <>
            <SleepTimerNote />
            <VolumeField />
            <ParentSettings />
          </>
        ) : (
          <>
            <SleepTimerField />
            <AutoplayField />
            <RateField />
            <SliderField
              label={t('Crossfade')}
              description={t('Blends the end of each song into the start of the next.')}
              value={crossfade}
              max={MAX_CROSSFADE}
              step={1}
              format={secondsOrOff}
              onChange={playback.setCrossfade}
            />
            <Button
              variant="outline"
              onClick={() => openPanel('keys')}
              className="hidden self-start pointer-fine:inline-flex"
            >
              <Keyboard aria-hidden />
              {t('Keyboard shortcuts')}
            </Button>
          </>
        )}
      </div>
    </SheetPanel>
  )
}

/** Playback rates to choose from; 1 is normal speed. */
const PLAYBACK_RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

function RateField() {
  const { t } = useTranslation()
  const rate = usePlayback((state) => state.rate)
  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold">{t('Speed')}</p>
      <ChoiceChips
        label={t('Speed')}
        options={PLAYBACK_RATES.map((value) => ({ id: String(value), label: `${formatNumber(value)}×` }))}
        value={String(rate)}
        onChange={(value) => playback.setRate(Number(value))}
      />
    </div>
  )
}

/** Volume slider for children, whose bar has none; absent where only the device can set the volume. */
function VolumeField() {
  const { t } = useTranslation()
  const [canSet] = useState(canSetVolume)
  const volume = usePlayback(heardVolume)
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  if (!canSet) return null
  return (
    <SliderField
      label={t('Volume')}
      value={volume}
      max={ceiling}
      step={0.05}
      format={formatPercent}
      onChange={(moved) => playback.setVolume(moved)}
    />
  )
}
