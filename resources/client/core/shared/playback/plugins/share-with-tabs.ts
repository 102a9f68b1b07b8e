import * as z from 'zod/mini'

import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, type SavedPlayback, wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry, goTo } from '@/core/shared/playback/queue/queue'
import { openChannel } from '@/lib/browser/open-channel'

import { watch } from './watch'

const CHANNEL = 'dziesma:playback'

/** Where the other tab was may come so late, in milliseconds, and still be where this one goes on. */
const CORRECTED_WITHIN = 3000

/**
 * `playing` claims the sound, the newest claim wins; `yielded` tells the winner where the song was; `silent` gives the sound
 * back, `closed` also leaves what played to the others; `ask`: who plays? `stop`: the user has signed out; `release`: another profile listens.
 */
const messageSchema = z.object({
  type: z.enum(['playing', 'yielded', 'silent', 'closed', 'ask', 'stop', 'release']),
  at: z.number(),
  tab: z.string(),
  title: z.optional(z.string()),
  entryId: z.nullable(z.number()),
  position: z.number(),
})

type Message = z.output<typeof messageSchema>
type Claim = Pick<Message, 'at' | 'tab'>

type Parts = {
  /** What the other tab has stored. */
  read: () => SavedPlayback | undefined
  /** Another profile listens. */
  release: () => void
}

/** The song that is on, or wanted by a press; undefined in silence. */
const soundingTrack = (state: PlaybackState) =>
  wantsSound(state) && !state.isAutoplay ? currentEntry(state.queue)?.track : undefined

/** Lets one tab play at a time: the one pressed last. */
export function shareWithTabs(playback: Playback, { read, release }: Parts) {
  const channel = openChannel(CHANNEL)
  const tab = String(Math.random())
  let claim: Claim = { at: 0, tab }
  let isClaimed = false
  let broughtAt = 0

  function post(type: Message['type']) {
    const { queue, position } = playback.get()
    const title = currentEntry(queue)?.track.name
    channel?.postMessage({
      type,
      ...claim,
      entryId: queue.currentId,
      position,
      ...(title !== undefined && { title }),
    } satisfies Message)
  }

  function yieldTo(message: Message) {
    if (!isNewer(message, claim)) {
      // The other one's claim crossed ours on the way.
      if (isClaimed) post('playing')
      return
    }
    const wasPlaying = isClaimed
    isClaimed = false
    playback.yieldToTab(message.title)
    if (wasPlaying) post('yielded')
  }

  /** The tab that gave way knows the second better than what it had stored. */
  function correct({ entryId, position }: Message) {
    const state = playback.get()
    const isOurs = Date.now() - broughtAt < CORRECTED_WITHIN && entryId === state.queue.currentId
    if (isOurs && Math.abs(position - state.position) > 1) playback.seek(position)
  }

  /** What a tab leaves behind is ready where it was said to play elsewhere. Its last word may be newer than what it stored. */
  function inherit({ entryId, title, position }: Message) {
    const saved = playback.get().isElsewhere ? read() : undefined
    playback.regainTab()
    const entry = saved?.queue.entries.find(({ id, track }) => id === entryId && track.name === title)
    if (saved) playback.restore(entry ? { ...saved, queue: goTo(saved.queue, entry.id), position } : saved, true)
  }

  const answers: Record<Message['type'], (message: Message) => void> = {
    playing: yieldTo,
    yielded: correct,
    silent: playback.regainTab,
    closed: inherit,
    ask: () => isClaimed && post('playing'),
    stop: playback.stop,
    release,
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageSchema.safeParse(data).data
    if (message) answers[message.type](message)
  })

  const stopWatching = watch(playback, soundingTrack, (track) => {
    const wants = track !== undefined
    const before = isClaimed
    isClaimed = wants
    if (wants && !before) claim = { at: Date.now(), tab }
    if (wants) post('playing')
    else if (before) post('silent')
  })
  const closing = () => isClaimed && post('closed')
  const ask = () => post('ask')
  window.addEventListener('pagehide', closing)
  // What was said while the page was frozen may be lost.
  document.addEventListener('resume', ask)
  ask()

  return {
    leave: (): void => {
      stopWatching()
      window.removeEventListener('pagehide', closing)
      document.removeEventListener('resume', ask)
      channel?.close()
    },
    /** Silences the other tabs; they forget the queue, or keep it for its owner. */
    silence: (forgets: boolean): void => post(forgets ? 'stop' : 'release'),
    /** Plays here what plays in another tab, all in the task of the press: that tab may be frozen. */
    bringHere: (): void => {
      const saved = read()
      broughtAt = Date.now()
      if (saved) playback.takeOver(saved)
      else playback.play()
    },
  }
}

const isNewer = (one: Claim, other: Claim): boolean => one.at > other.at || (one.at === other.at && one.tab > other.tab)
