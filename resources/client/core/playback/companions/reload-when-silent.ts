import { probe } from '@/core/api/probe'
import { jsonStorage } from '@/core/storage/json-storage'
import { siteRoot } from '@/lib/browser/site-root'
import { minutes } from '@/lib/dates/duration'

import type { Playback } from '@/core/playback/create-playback'
import { wantsSound } from '@/core/playback/playback-state'
import { watch } from './watch'

const KEY = 'dziesma:reloaded'

/** A reload that has not helped is not repeated so soon, in milliseconds. */
export const RELOADED_RECENTLY = minutes(5)

const session = jsonStorage('sessionStorage')
const wasReloaded = () => Date.now() - Number(session.read(KEY) ?? Number.NaN) < RELOADED_RECENTLY

/**
 * Loads the page anew because a new release has replaced its code: once, when the site answers, and never while a song
 * plays; what was on comes back with the page. Returns the way to stop.
 */
export function reloadWhenSilent(playback: Playback, reload = () => window.location.reload()): () => void {
  let isStopped = false
  const isFree = () => !isStopped && !wantsSound(playback.get()) && !wasReloaded()

  async function reloadOnce() {
    try {
      await probe(siteRoot().href)
    } catch {
      // Behind a reload there would be no page.
      return
    }
    if (!isFree()) return
    session.write(KEY, Date.now())
    reload()
  }
  const unwatch = watch(playback, wantsSound, () => {
    if (isFree()) void reloadOnce()
  })
  return () => {
    isStopped = true
    unwatch()
  }
}
