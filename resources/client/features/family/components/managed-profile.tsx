import { type ComponentProps, useState } from 'react'

import { formatMinutes, formatPercent } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'

import { type ListeningSettings, readListeningSettings } from '../listening-settings'
import { ProfileActions } from './profile-actions'
import { ProfileRow } from './profile-row'

const loadDialog = () => import('./listening-settings-dialog').then((module) => module.ListeningSettingsDialog)

type ManagedProfileProps = Pick<ComponentProps<typeof ProfileRow>, 'profile' | 'selection'> &
  Pick<ComponentProps<typeof ProfileActions>, 'pending' | 'onListen'>

/** A profile as its parent sees it: what they have chosen for it in this browser, and their actions. */
export function ManagedProfile({ profile, selection, ...listening }: ManagedProfileProps) {
  const [settings, setSettings] = useState(() => readListeningSettings(profile.id))

  async function openSettings(): Promise<void> {
    await openLazyDialog(loadDialog, { profile })
    setSettings(readListeningSettings(profile.id))
  }

  return (
    <ProfileRow profile={profile} selection={selection} note={<SettingsNote {...settings} />}>
      <ProfileActions profile={profile} {...listening} onSettings={() => void openSettings().catch(announceFailure)} />
    </ProfileRow>
  )
}

/** The chosen settings that differ from the initial ones, on one line. */
function SettingsNote({ volumeCeiling, sleepMinutes, stopsAfterTrack }: ListeningSettings) {
  const { t } = useTranslation()
  const parts = [
    volumeCeiling < 1 && t('Volume up to :volume', { volume: formatPercent(volumeCeiling) }),
    sleepMinutes !== null && t('Sleep timer :duration', { duration: formatMinutes(sleepMinutes) }),
    !stopsAfterTrack && t('Autoplay on'),
  ].filter((part) => part !== false)
  return parts.length > 0 && <p className="text-sm text-muted">{parts.join(' · ')}</p>
}
