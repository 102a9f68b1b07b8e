import { Lock } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { askParent } from '@/core/shared/child/ask-parent'
import { AutoAdvanceField, CeilingField } from '@/core/shared/playback/limit-fields'
import { playback } from '@/core/shared/playback/playback'
import { usePlayback } from '@/core/shared/playback/use-playback'
import { Button } from '@/ui/buttons/button'
import { Fieldset } from '@/ui/fields/fieldset'

import { SleepTimerField } from './sleep-timer-field'

/** Settings a parent makes for a child, behind the parental gate: volume ceiling, auto-advance and sleep timer. */
export function ParentSettings() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await askParent())
  if (isOpen) return <Fields />
  return (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => void open()} className="self-start">
      <Lock aria-hidden />
      {t('For grown-ups')}
    </Button>
  )
}

/** Ref of the fields: moves the focus to the first one, since the focused button has unmounted. */
const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus()

function Fields() {
  const { t } = useTranslation()
  return (
    <Fieldset ref={focusFirst} className="flex flex-col gap-6 rounded-panel border-2 border-divider p-4">
      <legend className="px-2 font-bold">{t('For grown-ups')}</legend>
      <VolumeCeilingField />
      <AutoplayField />
      <SleepTimerField />
    </Fieldset>
  )
}

function VolumeCeilingField() {
  const ceiling = usePlayback(({ volumeCeiling }) => volumeCeiling)
  return <CeilingField ceiling={ceiling} onChange={playback.setVolumeCeiling} />
}

/** Switches whether the player starts the next track automatically. */
export function AutoplayField() {
  const stopsAfterTrack = usePlayback((state) => state.stopsAfterTrack)
  return <AutoAdvanceField stopsAfterTrack={stopsAfterTrack} onChange={playback.setStopsAfterTrack} />
}
