import { matchPath } from 'react-router-dom'

import { announceFailure } from '@/core/api/announce-failure'
import { queryClient } from '@/core/api/query-client'
import { paths } from '@/core/navigation/paths'
import { playback } from '@/core/playback/playback'
import { currentEntry } from '@/core/playback/queue/queue'
import { siteRoot } from '@/lib/browser/site-root'

import { trackQuery } from './queries'
import { START_PARAMETER } from './song-link'

/** Plays the song of a shared link from its second on: `/track/5?t=62`. Where the browser wants a tap first, it is asked for. */
export async function startAtSecond({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): Promise<void> {
  const second = Number(new URLSearchParams(search).get(START_PARAMETER) ?? NaN)
  const id = matchPath(paths.track.pattern, `/${pathname.slice(siteRoot().pathname.length)}`)?.params.id
  if (!id || !(second >= 0)) return
  forgetStart()
  if (String(currentEntry(playback.get().queue)?.track.id) === id) {
    playback.seek(second)
    return playback.play()
  }
  try {
    const { track } = await queryClient.fetchQuery(trackQuery(id))
    playback.playTracks({ tracks: [{ ...track, album: track.album ?? null }], second })
  } catch (error) {
    announceFailure(error)
  }
}

/** A reload is to bring the song back where it then was. */
function forgetStart(): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(START_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}
