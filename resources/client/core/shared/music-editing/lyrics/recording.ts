import { useEffect, useState, useSyncExternalStore } from 'react'

import { playback } from '@/core/shared/playback/playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { createStore } from '@/lib/store'

type RecordingState = {
  /** In seconds. */
  position: number
  /** In seconds; 0 while unknown. */
  duration: number
  isPlaying: boolean
  /** The browser cannot play the file, or it does not exist. */
  hasFailed: boolean
}

const EVENTS = ['timeupdate', 'durationchange', 'play', 'playing', 'pause', 'ended', 'error']

/** Plays one recording beside the site's player. */
export type Recording = ReturnType<typeof createRecording>

function createRecording() {
  const audio = new Audio()
  const store = createStore<RecordingState>({ position: 0, duration: 0, isPlaying: false, hasFailed: false })
  const update = () =>
    store.set({
      position: audio.currentTime,
      duration: Number.isFinite(audio.duration) ? audio.duration : 0,
      isPlaying: !audio.paused,
      hasFailed: audio.error !== null,
    })
  for (const type of EVENTS) audio.addEventListener(type, update)

  /** Loads a file; returns a function that stops and unloads it. */
  function open(url: string): () => void {
    audio.preload = 'metadata'
    audio.src = url
    const stopWatching = playback.subscribe(() => {
      if (playback.get().status === 'playing') audio.pause()
    })
    return () => {
      stopWatching()
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    }
  }

  function play(): void {
    if (wantsSound(playback.get())) playback.pause()
    // A failure to load also fires `error`; any other leaves the recording paused.
    audio.play().then(update, update)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open,
    pause: () => audio.pause(),
    toggle: () => (audio.paused ? play() : audio.pause()),
    seek: (seconds: number) => {
      audio.currentTime = seconds
    },
    setRate: (rate: number) => {
      audio.defaultPlaybackRate = rate
      audio.playbackRate = rate
    },
    /** Position in seconds, more precise than the state. */
    now: () => audio.currentTime,
  }
}

/** Makes a recording of a file, if there is one. The site's player and the recording pause each other. */
export function useRecording(url: string | undefined): Recording {
  const [recording] = useState(createRecording)
  useEffect(() => (url === undefined ? undefined : recording.open(url)), [recording, url])
  return recording
}

/** Subscribes to a part of a recording's state. */
export const useRecordingState = <Part>(recording: Recording, select: (state: RecordingState) => Part): Part =>
  useSyncExternalStore(recording.subscribe, () => select(recording.get()))
