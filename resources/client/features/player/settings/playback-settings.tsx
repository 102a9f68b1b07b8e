import { Keyboard } from 'lucide-react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { SheetPanel } from '@/core/shared/dialogs/sheet-panel'
import { playback } from '@/core/shared/playback/playback'
import { MAX_CROSSFADE } from '@/core/shared/playback/sound-actions'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { SliderField } from '@/ui/fields/slider-field'

import { openPanel } from '../panel-store'
import { GoOnField } from './go-on-field'
import { ParentSettings } from './parent-settings'
import { RateField } from './rate-field'
import { SleepNote } from './sleep-left'
import { SleepTimerField } from './sleep-timer-field'
import { VolumeField } from './volume-field'

/** How songs are played: when it falls silent, how fast, what comes between songs. Children need few of it, and part of that is their parents' to set. */
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
            <SleepNote />
            <VolumeField />
            <ParentSettings />
          </>
        ) : (
          <>
            <SleepTimerField />
            <GoOnField />
            <RateField />
            <SliderField
              label={t('Crossfade')}
              description={t('The end of a song and the start of the next one sound together.')}
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
