// Separate chunk: loaded with the first press on a profile's settings.
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { AutoAdvanceField, CeilingField, sleepMinutesOptions } from '@/core/shared/playback/limit-fields'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { ChoiceChips } from '@/ui/fields/choice-chips'

import { type ListeningSettings, readListeningSettings, writeListeningSettings } from '../listening-settings'
import type { Profile } from '../queries'

type ListeningSettingsDialogProps = { profile: Pick<Profile, 'id' | 'display_name'> } & DialogProps

/** A parent's settings for one profile: volume ceiling, sleep timer and autoplay. Every change is saved immediately. */
export function ListeningSettingsDialog({ profile, close }: ListeningSettingsDialogProps) {
  const { t } = useTranslation()
  const { id, display_name: name } = profile
  const [settings, setSettings] = useState(() => readListeningSettings(id))
  const [hasFailed, setFailed] = useState(false)

  function change(changed: Partial<ListeningSettings>): void {
    setFailed(!writeListeningSettings(id, { ...settings, ...changed }))
    // Shows what is in storage, also after a failure.
    setSettings(readListeningSettings(id))
  }

  return (
    <DialogPanel
      title={t('Listening settings for :name', { name })}
      footer={<Button onClick={() => close()}>{t('Done')}</Button>}
    >
      <div className="flex flex-col gap-6">
        <p>{t('They apply to this profile in this browser. On other devices, set them there.')}</p>
        {hasFailed && <Notice>{t("This browser can't save the settings: its storage is full or blocked.")}</Notice>}
        <CeilingField ceiling={settings.volumeCeiling} onChange={(volumeCeiling) => change({ volumeCeiling })} />
        <SleepMinutesField value={settings.sleepMinutes} onChange={(sleepMinutes) => change({ sleepMinutes })} />
        <AutoAdvanceField
          stopsAfterTrack={settings.stopsAfterTrack}
          onChange={(stopsAfterTrack) => change({ stopsAfterTrack })}
        />
      </div>
    </DialogPanel>
  )
}

type SleepMinutesFieldProps = { value: number | null; onChange: (minutes: number | null) => void }

/** Sleep timer that starts with the music, every time. */
function SleepMinutesField({ value, onChange }: SleepMinutesFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold">{t('Sleep timer')}</p>
      <ChoiceChips
        label={t('Sleep timer')}
        options={[{ id: 'off', label: t('Off') }, ...sleepMinutesOptions()]}
        value={value === null ? 'off' : String(value)}
        onChange={(choice) => onChange(choice === 'off' ? null : Number(choice))}
      />
      <p className="text-sm text-muted">
        {t('Music pauses this long after it starts, every time. A grown-up can turn the timer off in the player.')}
      </p>
    </div>
  )
}
