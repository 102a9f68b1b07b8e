import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PickModels } from '@/core/shared/records/fields/pick-models'

import { adminEditing } from '../admin-editing'
import { JoinChoice } from './join-choice'
import type { Join, MusicChange } from './queries'

/** Artists to set, and whether the credited ones stay. */
export function ArtistsChoice({ onChange }: { onChange: (change: MusicChange | undefined) => void }) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<{ id: number; name: string }[]>([])
  const [join, setJoin] = useState<Join>('add')
  const update = (models: typeof picked, next: Join) => {
    setPicked(models)
    setJoin(next)
    onChange(models.length > 0 ? { field: 'artists', ids: models.map(({ id }) => id), join: next } : undefined)
  }
  return (
    <div className="flex flex-col gap-5">
      <PickModels
        label={t('Artists')}
        find={adminEditing.artists.find}
        value={picked}
        onChange={(models) => update(models, join)}
      />
      <JoinChoice
        label={t('The artists they have now')}
        add={t('Keep, and add these')}
        replace={t('Replace by these')}
        value={join}
        onChange={(next) => update(picked, next)}
      />
    </div>
  )
}
