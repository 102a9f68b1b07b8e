import * as z from 'zod/mini'

import type { Playback } from './create-playback'
import { wantsSound } from './playback-state'
import { watch } from './watch'

const CHANNEL = 'dziesma:playback'

/** `playing` claims the sound, the newest claim wins; `silent` gives it back; `stop`: the user has left. */
const messageSchema = z.object({ type: z.enum(['playing', 'silent', 'stop']), at: z.number(), tab: z.string() })

type Claim = { at: number; tab: string }

/** Lets one tab play at a time: the one pressed last. `stopOthers` silences the others and empties their queues. */
export function shareWithTabs(playback: Playback): { leave: () => void; stopOthers: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { leave: () => {}, stopOthers: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  const tab = String(Math.random())
  let claim: Claim = { at: 0, tab }
  const post = (type: z.output<typeof messageSchema>['type']) => channel.postMessage({ type, ...claim })

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data
    if (message?.type === 'stop') playback.stop()
    if (message?.type === 'silent') playback.regainTab()
    if (message?.type !== 'playing') return
    if (isNewer(message, claim)) playback.yieldToTab()
    // The other one's claim crossed ours on the way.
    else if (wantsSound(playback.get())) post('playing')
  })
  const stopWatching = watch(playback, wantsSound, (wants) => {
    if (wants) claim = { at: Date.now(), tab }
    else if (claim.at === 0 || playback.get().isElsewhere) return
    post(wants ? 'playing' : 'silent')
  })
  const closing = () => wantsSound(playback.get()) && post('silent')
  window.addEventListener('pagehide', closing)
  return {
    leave: () => {
      stopWatching()
      window.removeEventListener('pagehide', closing)
      channel.close()
    },
    stopOthers: () => post('stop'),
  }
}

const isNewer = (one: Claim, other: Claim): boolean => one.at > other.at || (one.at === other.at && one.tab > other.tab)
