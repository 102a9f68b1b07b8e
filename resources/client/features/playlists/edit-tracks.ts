import type { Track } from '@/contract/shapes/music'
import { translate } from '@/core/platform/i18n/use-translation'
import { combine, optimistic, type OptimisticUpdate } from '@/core/shared/optimistic/optimistic'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'
import { createSerialQueue } from '@/lib/async/serial-queue'
import { moveItem } from '@/lib/lists'

import { repaginate, tracksOf } from './entries'
import { addTracks, fetchTrackOrder, orderTracks, patchPage, patchTracks, refreshTracks, removeTracks } from './queries'
import { OWN_ORDER } from './track-order'

/** A playlist's loaded tracks; `isWhole` when the server has no more. */
type LoadedTracks = { id: number; tracks: readonly Track[]; isWhole: boolean }

/** Sends changes one at a time: each contains the order of the whole list, so the last change must arrive last. */
const enqueue = createSerialQueue()

/** Moves a track optimistically; sends the new order of the whole list. */
export async function moveTrack({ id, tracks, isWhole }: LoadedTracks, from: number, to: number): Promise<void> {
  const order = moveItem(tracks, from, to)
  const hasSaved = await optimistic(
    () => patchTracks(id, (data) => repaginate(data, moveItem(tracksOf(data), from, to)), OWN_ORDER),
    () => enqueue(async () => orderTracks(id, await fetchTrackOrder(id, { tracks: order, isWhole }))),
  )
  // The rollback may have discarded a later optimistic change, so refetch.
  if (!hasSaved) await refreshTracks(id)
}

/** Removes all occurrences of a track optimistically; the toast's Undo restores them to their places. */
export async function removeTrack(loadedTracks: LoadedTracks, track: Track): Promise<void> {
  const { id, tracks, isWhole } = loadedTracks
  const rest = tracks.filter((other) => other.id !== track.id)
  const isGone = await optimistic(
    () => patchWithout(id, track),
    () => enqueue(() => removeTracks(id, [track.id])),
  )
  if (!isGone) return refreshTracks(id)
  toast.positive(translate('“:name” was removed from this playlist.', { name: track.name }), {
    action: undoAction(() => void restoreTrack(loadedTracks, rest, track)),
  })
  // The pages not loaded yet have shifted.
  if (!isWhole) await refreshTracks(id)
}

function patchWithout(id: number, track: Track): OptimisticUpdate {
  const list = patchTracks(id, (data) =>
    repaginate(
      data,
      tracksOf(data).filter((other) => other.id !== track.id),
    ),
  )
  const page = patchPage(id, ({ playlist, totalDuration, ...rest }) => ({
    ...rest,
    playlist: { ...playlist, tracks_count: Math.max(0, (playlist.tracks_count ?? 1) - 1) },
    totalDuration: Math.max(0, (totalDuration ?? 0) - (track.duration ?? 0)),
  }))
  return { ...combine(list, page), refetch: list.refetch }
}

/** Restores a removed track. Adding appends it, so the former order is sent afterwards. */
async function restoreTrack(
  { id, tracks, isWhole }: LoadedTracks,
  rest: readonly Track[],
  track: Track,
): Promise<void> {
  const entries = tracks.filter((other) => other.id === track.id).map((other) => other.id)
  await optimistic(
    () => patchTracks(id, (data) => repaginate(data, tracks), OWN_ORDER),
    () =>
      enqueue(async () => {
        const ids = await fetchTrackOrder(id, { tracks: rest, isWhole })
        await addTracks(id, entries)
        await orderTracks(id, [...tracks.map((other) => other.id), ...ids.slice(rest.length)])
      }),
  )
  await refreshTracks(id)
}
