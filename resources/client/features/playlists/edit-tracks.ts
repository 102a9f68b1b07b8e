import type { Track } from '@/contract/music'
import { translate } from '@/core/platform/i18n/translate'
import { optimistic, type Shown, together } from '@/core/shared/optimistic/optimistic'
import { toast } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'

import { moved, repaged, tracksOf } from './entries'
import { addTracks, orderTracks, patchPage, patchTracks, refreshTracks, removeTracks, wholeOrder } from './queries'
import { OWN_ORDER } from './track-order'

/** A playlist's tracks as they are shown; `isWhole` when the server has no more of them. */
export type ShownTracks = { id: number; tracks: readonly Track[]; isWhole: boolean }

let last: Promise<unknown> = Promise.resolve()

/** One change after the other: each says how the whole list is, so that the last one has to come last. */
function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const next = last.then(send, send)
  last = next.catch(() => undefined)
  return next
}

/** Moves a track to another place, at once; the server gets the new order of the whole list. */
export async function moveTrack({ id, tracks, isWhole }: ShownTracks, from: number, to: number): Promise<void> {
  const order = moved(tracks, from, to)
  const isKept = await optimistic(
    () => patchTracks(id, (data) => repaged(data, moved(tracksOf(data), from, to)), OWN_ORDER),
    () => inTurn(async () => orderTracks(id, await wholeOrder(id, { tracks: order, isWhole }))),
  )
  // Another change may have been shown on top of it, and is gone with it.
  if (!isKept) await refreshTracks(id)
}

/** Takes a track out, wherever it stands in the list, at once; the toast brings it back to its places. */
export async function removeTrack(shown: ShownTracks, track: Track): Promise<void> {
  const { id, tracks, isWhole } = shown
  const rest = tracks.filter((other) => other.id !== track.id)
  const isGone = await optimistic(
    () => showWithout(id, track),
    () => inTurn(() => removeTracks(id, [track.id])),
  )
  if (!isGone) return refreshTracks(id)
  toast.positive(translate('“:name” was removed from this playlist.', { name: track.name }), {
    action: undoAction(() => void bringBack(shown, rest, track)),
  })
  // What was not fetched yet has moved up by a place.
  if (!isWhole) await refreshTracks(id)
}

function showWithout(id: number, track: Track): Shown {
  const list = patchTracks(id, (data) =>
    repaged(
      data,
      tracksOf(data).filter((other) => other.id !== track.id),
    ),
  )
  const page = patchPage(id, ({ playlist, totalDuration, ...rest }) => ({
    ...rest,
    playlist: { ...playlist, tracks_count: Math.max(0, (playlist.tracks_count ?? 1) - 1) },
    totalDuration: Math.max(0, (totalDuration ?? 0) - (track.duration ?? 0)),
  }))
  return { ...together(list, page), readAnew: list.readAnew }
}

/** Adding puts a track at the end: the order of before is sent after it. */
async function bringBack({ id, tracks, isWhole }: ShownTracks, rest: readonly Track[], track: Track): Promise<void> {
  const entries = tracks.filter((other) => other.id === track.id).map((other) => other.id)
  await optimistic(
    () => patchTracks(id, (data) => repaged(data, tracks), OWN_ORDER),
    () =>
      inTurn(async () => {
        const ids = await wholeOrder(id, { tracks: rest, isWhole })
        await addTracks(id, entries)
        await orderTracks(id, [...tracks.map((other) => other.id), ...ids.slice(rest.length)])
      }),
  )
  await refreshTracks(id)
}
