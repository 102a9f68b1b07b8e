import * as z from 'zod/mini'

import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, type SavedPlayback, wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry, goTo } from '@/core/shared/playback/queue/queue'
import { openChannel } from '@/lib/browser/open-channel'
import { seconds } from '@/lib/dates/duration'

import { watch } from './watch'

const CHANNEL = 'dziesma:playback'

/** How long after a takeover the other tab may still correct the position. */
const CORRECTION_WINDOW_MS = seconds(3)

/**
 * `playing` claims the sound; the newest claim wins. `yielded` sends the winner the exact position. `silent` gives up
 * the claim, `closed` also hands the queue to the other tabs. `ask` requests the current claim. `stop`: the user signed
 * out. `release`: the profile changed.
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
  /** Reads the saved state, which may be another tab's. */
  read: () => SavedPlayback | undefined
  /** Stops playback and keeps it for its owner, after a profile change in another tab. */
  release: () => void
}

/** Selects the track that plays or that the user wants to play; undefined in silence. */
const soundingTrack = (state: PlaybackState) =>
  wantsSound(state) && !state.isAutoplay ? currentEntry(state.queue)?.track : undefined

/** Lets only one browser tab play at a time: the one where play was pressed last. */
export function shareWithTabs(playback: Playback, { read, release }: Parts) {
  const channel = openChannel(CHANNEL)
  const tab = String(Math.random())
  let claim: Claim = { at: 0, tab }
  let isClaimed = false
  let takenOverAt = 0

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
      // Both claims crossed; the other tab must be told that this one is newer.
      if (isClaimed) post('playing')
      return
    }
    const wasPlaying = isClaimed
    isClaimed = false
    playback.yieldToTab(message.title)
    if (wasPlaying) post('yielded')
  }

  /** Corrects the position: the tab that yielded has a more recent one than its saved state. */
  function correct({ entryId, position }: Message) {
    const state = playback.get()
    const isCurrent = Date.now() - takenOverAt < CORRECTION_WINDOW_MS && entryId === state.queue.currentId
    if (isCurrent && Math.abs(position - state.position) > 1) playback.seek(position)
  }

  /**
   * Loads a closed tab's queue, paused, if this tab showed it as playing elsewhere. Its last message may be newer than
   * its saved state.
   */
  function inherit({ entryId, title, position }: Message) {
    const saved = playback.get().isElsewhere ? read() : undefined
    playback.regainTab()
    const entry = saved?.queue.entries.find(({ id, track }) => id === entryId && track.name === title)
    if (saved) playback.restore(entry ? { ...saved, queue: goTo(saved.queue, entry.id), position } : saved, true)
  }

  const handlers: Record<Message['type'], (message: Message) => void> = {
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
    if (message) handlers[message.type](message)
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
  /** The back-forward cache drops the source in Safari and starts it in Firefox: both continue from the saved state. */
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const saved = read()
    if (saved) playback.restore(saved, true)
    else playback.pause()
    ask()
  }
  window.addEventListener('pagehide', closing)
  window.addEventListener('pageshow', returned)
  // Messages may be lost while the page is frozen.
  document.addEventListener('resume', ask)
  ask()

  return {
    leave: (): void => {
      stopWatching()
      window.removeEventListener('pagehide', closing)
      window.removeEventListener('pageshow', returned)
      document.removeEventListener('resume', ask)
      channel?.close()
    },
    /** Stops the other tabs. They delete the queue if `forgets`, otherwise they keep it for its owner. */
    silence: (forgets: boolean): void => post(forgets ? 'stop' : 'release'),
    /** Takes over playback from another tab, synchronously in the task of the press: that tab may be frozen. */
    playHere: (): void => {
      const saved = read()
      takenOverAt = Date.now()
      if (saved) playback.takeOver(saved)
      else playback.play()
    },
  }
}

const isNewer = (one: Claim, other: Claim): boolean => one.at > other.at || (one.at === other.at && one.tab > other.tab)
