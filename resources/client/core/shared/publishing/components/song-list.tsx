import { ListChecks, Pencil } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { UploadSummary } from '@/core/shared/uploads/list/upload-list'
import { keysBetween, toggleAll } from '@/lib/lists'
import { useStableHandler } from '@/lib/react/use-stable-handler'
import { Button } from '@/ui/buttons/button'
import { LongReorderableList } from '@/ui/collections/long-reorderable-list'
import { CheckboxField } from '@/ui/fields/checkbox-field'

import type { Publishing, PublishingState } from '../draft/create-publishing'
import type { PublishingPlace } from '../publishing-place'
import { changeTracks, isOpenTrack, recordCover, reorderTracks } from '../release/change-release'
import type { Problem } from '../release/problems'
import type { ReleaseTrack, TrackValues } from '../release/release'
import type { PublishingActions } from '../use-publishing'
import type { SongActions, SongItem } from './song-item'
import { SongRow } from './song-row'
import { useSongItems } from './use-song-items'

/** Height of a row in pixels while it waits for its turn: a name with a line below. */
const ROW_HEIGHT = 92

type SongListProps = {
  publishing: Publishing
  state: PublishingState
  actions: PublishingActions
  place: PublishingPlace
  problems: readonly Problem[]
  disabled: boolean
}

const NONE: ReadonlySet<string> = new Set()

const loadDialog = () => import('./edit-songs-dialog').then(({ EditSongsDialog }) => EditSongsDialog)

/** The songs in order: each can be renamed, moved and removed, and several edited together. */
export function SongList({ publishing, state, actions, place, problems, disabled }: SongListProps) {
  const { t } = useTranslation()
  const [selection, setSelection] = useState({ keys: NONE, last: '' })
  const { tracks, kind } = state.release
  const keys = tracks.filter(isOpenTrack).map(({ key }) => key)
  const selected = new Set(keys.filter((key) => selection.keys.has(key)))

  async function edit(edited: readonly ReleaseTrack[]): Promise<void> {
    const changes = await openLazyDialog(loadDialog, {
      tracks: edited,
      kind,
      place,
      onCover: (cover) => publishing.change((before) => recordCover(before, cover)),
    })
    if (changes) change(new Set(edited.map(({ key }) => key)), changes)
  }
  const change = (changed: ReadonlySet<string>, changes: Partial<TrackValues>) =>
    publishing.change((before) => changeTracks(before, changed, changes))
  const rowActions = useRowActions({
    select: (key, { shiftKey }) =>
      setSelection({
        keys:
          shiftKey && selection.last
            ? new Set([...selected, ...keysBetween(keys, selection.last, key)])
            : toggleAll(selected, [key]),
        last: key,
      }),
    change: (key, changes) => change(new Set([key]), changes),
    read: actions.read,
    edit: (key) => void edit(tracks.filter((track) => track.key === key)).catch(announceFailure),
    remove: (key) => tracks.filter((track) => track.key === key).forEach((track) => actions.remove(track)),
  })
  const items = useSongItems({ state, selected, problems, ...actions })
  const { uploads } = actions
  const renderItem = useCallback(
    (item: SongItem) => <SongRow {...item} {...{ place, uploads }} actions={rowActions} />,
    [place, uploads, rowActions],
  )

  return (
    <FormSection title={t('Songs')}>
      <UploadSummary queue={actions.queue} />
      {keys.length > 1 && (
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CheckboxField
            label={
              selected.size > 0
                ? t('[one :count song selected|other :count songs selected]', { count: selected.size })
                : t('Select all')
            }
            checked={selected.size === keys.length}
            indeterminate={selected.size > 0 && selected.size < keys.length}
            onChange={() => setSelection({ keys: toggleAll(selected, keys), last: '' })}
          />
          {selected.size > 0 && (
            <Button
              variant="outline"
              onClick={() => void edit(tracks.filter(({ key }) => selected.has(key))).catch(announceFailure)}
            >
              {selected.size > 1 ? (
                <ListChecks aria-hidden className="size-5" />
              ) : (
                <Pencil aria-hidden className="size-5" />
              )}
              {t('[one Edit :count song|other Edit :count songs]', { count: selected.size })}
            </Button>
          )}
        </div>
      )}
      <LongReorderableList
        label={t('Songs')}
        items={items}
        itemKey={({ track }) => track.key}
        itemName={({ track: { values, file } }) => values.name || file.name}
        estimateSize={ROW_HEIGHT}
        scroller="page"
        renderItem={renderItem}
        onReorder={(order) => disabled || publishing.change((before) => reorderTracks(before, order))}
      />
    </FormSection>
  )
}

/** Makes actions that stay the same and do what the latest render says. */
function useRowActions(latest: SongActions): SongActions {
  const select = useStableHandler(latest.select)
  const change = useStableHandler(latest.change)
  const edit = useStableHandler(latest.edit)
  const read = useStableHandler(latest.read)
  const remove = useStableHandler(latest.remove)
  return useMemo(() => ({ select, change, edit, read, remove }), [select, change, edit, read, remove])
}
