/** How an audio element sounds: kept here, since the element comes later and may be replaced. */
export function elementSound(current: () => HTMLMediaElement | undefined) {
  let sound = { amplitude: 1, isMuted: false, fade: 1, rate: 1 }

  function apply(element: HTMLMediaElement): void {
    element.volume = sound.amplitude * sound.fade
    element.muted = sound.isMuted
    // The default is what a new source starts with.
    element.defaultPlaybackRate = element.playbackRate = sound.rate
  }

  function set(part: Partial<typeof sound>): void {
    sound = { ...sound, ...part }
    const element = current()
    if (element) apply(element)
  }

  return {
    apply,
    verbs: {
      setVolume: (amplitude: number, isMuted: boolean): void => set({ amplitude, isMuted }),
      setFade: (fade: number): void => set({ fade }),
      setRate: (rate: number): void => set({ rate }),
    },
  }
}
