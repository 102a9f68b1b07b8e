/** Keeps an element's sound settings, since the element is created later and may be replaced. */
export function elementSound(current: () => HTMLMediaElement | undefined) {
  let sound = { amplitude: 1, isMuted: false, fade: 1, rate: 1 }

  function apply(element: HTMLMediaElement): void {
    element.volume = sound.amplitude * sound.fade
    element.muted = sound.isMuted
    // A new source starts at the default rate.
    element.defaultPlaybackRate = element.playbackRate = sound.rate
  }

  function set(part: Partial<typeof sound>): void {
    sound = { ...sound, ...part }
    const element = current()
    if (element) apply(element)
  }

  return {
    apply,
    setters: {
      setVolume: (amplitude: number, isMuted: boolean): void => set({ amplitude, isMuted }),
      setFade: (fade: number): void => set({ fade }),
      setRate: (rate: number): void => set({ rate }),
    },
  }
}
