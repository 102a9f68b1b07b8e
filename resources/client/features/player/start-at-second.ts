import { matchPath } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { playback } from '@/core/shared/playback/playback'
import { siteRoot } from '@/lib/browser/site-root'

import { trackQuery } from './queries'
import { START_PARAMETER } from './song-link'

/** Plays the song of a shared link from its second on: `/track/5?t=62`. Where the browser wants a tap first, it is asked for. */
export async function startAtSecond(
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): Promise<void> {
  const second = Number(new URLSearchParams(search).get(START_PARAMETER) ?? NaN)
  const id = matchPath(paths.track.pattern, `/${pathname.slice(siteRoot().pathname.length)}`)?.params.id
  if (!id || !(second >= 0)) return
  try {
    await playback.playLoaded(
      () => queryClient.fetchQuery(trackQuery(id)),
      ({ track }) => playback.playShared({ ...track, album: track.album ?? null }, second),
    )
  } catch (error) {
    announceFailure(error)
  }
  forgetStart()
}

/** Drops the second from the URL once the song sounds or is no longer wanted: a reload brings it back where it then was. */
function forgetStart(): void {
  const forget = () => {
    if (playback.get().isAutoplay) return
    stop()
    const url = new URL(window.location.href)
    url.searchParams.delete(START_PARAMETER)
    window.history.replaceState(window.history.state, '', url)
  }
  const stop = playback.subscribe(forget)
  forget()
}
