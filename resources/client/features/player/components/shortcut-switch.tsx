import { Keyboard, KeyboardOff } from 'lucide-react'

import { useTranslation } from '@/core/i18n/use-translation'
import { IconButton } from '@/ui/icon-button'

import { switchShortcuts, useShortcutPreference } from '../shortcut-preference'

/** Switches the single keys that steer the player on and off. */
export function ShortcutSwitch() {
  const { t } = useTranslation()
  const areOn = useShortcutPreference()
  return (
    <IconButton
      label={t('Keyboard shortcuts')}
      pressed={areOn}
      icon={areOn ? <Keyboard aria-hidden /> : <KeyboardOff aria-hidden />}
      onClick={() => switchShortcuts(!areOn)}
    />
  )
}
