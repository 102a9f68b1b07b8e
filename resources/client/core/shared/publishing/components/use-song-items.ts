import { useState } from 'react'

import { useGenreLabels } from '@/core/shared/music-editing/fields/use-genre-labels'
import { isSame } from '@/lib/json/is-same'

import type { PublishingState } from '../draft/create-publishing'
import { isOpenTrack } from '../release/change-release'
import { creditsOf, type Problem } from '../release/problems'
import type { PublishingActions } from '../use-publishing'
import type { SongItem } from './song-item'

type SongItemsOptions = Pick<PublishingActions, 'queue' | 'isLoading'> & {
  state: PublishingState
  selected: ReadonlySet<string>
  problems: readonly Problem[]
}

/** Describes the rows of the songs. A row that shows the same is the same object, so that it need not render. */
export function useSongItems({ state, selected, problems, queue, isLoading }: SongItemsOptions): readonly SongItem[] {
  const [shown] = useState(() => new Map<string, SongItem>())
  const { labelOf } = useGenreLabels()
  const { release, sending } = state
  const { tracks, kind } = release
  const uploads = new Map(queue.toReversed().map((upload) => [upload.fingerprint, upload]))
  const isSelectable = tracks.filter(isOpenTrack).length > 1
  return tracks.map((track, index) => {
    const { key } = track
    const item: SongItem = {
      track,
      number: index + 1,
      kind,
      credits: creditsOf(release, track)
        .map(({ name }) => name)
        .join(', '),
      genres: track.values.genres.map(labelOf).join(', '),
      upload: uploads.get(key),
      isLoading,
      problems: problems.filter((problem) => problem.track === key),
      isSending: sending === key,
      isSelectable,
      isSelected: selected.has(key),
    }
    const before = shown.get(key)
    if (before && isSame(before, item)) return before
    shown.set(key, item)
    return item
  })
}
