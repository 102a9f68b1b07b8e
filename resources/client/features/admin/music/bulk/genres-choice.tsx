import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { GenreChips } from '@/core/shared/music-editing/fields/genre-chips'

import { JoinChoice } from './join-choice'
import type { Join, MusicChange } from './queries'

/** Genres to set, and whether the others stay. */
export function GenresChoice({ onChange }: { onChange: (change: MusicChange | undefined) => void }) {
  const { t } = useTranslation()
  const [names, setNames] = useState<string[]>([])
  const [join, setJoin] = useState<Join>('add')
  const update = (chosen: string[], next: Join) => {
    setNames(chosen)
    setJoin(next)
    onChange(chosen.length > 0 ? { field: 'genres', names: chosen, join: next } : undefined)
  }
  return (
    <div className="flex flex-col gap-5">
      <GenreChips label={t('Genres')} value={names} onChange={(chosen) => update(chosen, join)} />
      <JoinChoice
        label={t('The genres they have now')}
        add={t('Keep, and add these')}
        replace={t('Replace by these')}
        value={join}
        onChange={(next) => update(names, next)}
      />
    </div>
  )
}
