import { useTranslation } from '@/core/platform/i18n/use-translation'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { SwitchField } from '@/ui/fields/switch-field'

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
