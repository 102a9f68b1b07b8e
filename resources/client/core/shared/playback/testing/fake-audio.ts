/** Scripted replacement for the browser's audio elements. */
export type FakeAudio = ReturnType<typeof createFakeAudio>

/** A fake element, with methods that play the browser's part: synchronous, and only when the test calls them. */
export type FakeElement = ReturnType<typeof fakeElement>

type State = {
  src: string
  paused: boolean
  ended: boolean
  currentTime: number
  duration: number
  bufferedTo: number
  readyState: number
  error: { code: number; message: string } | null
  waiting: { resolve: () => void; reject: (error: DOMException) => void }[]
}

const HAVE_ENOUGH_DATA = 4
const DURATION = 200

const freshState = (src: string): State => ({
  src,
  paused: true,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  readyState: 0,
  error: null,
  waiting: [],
})

type Browser = { duration: number; isRefusing: boolean; seekableTo: number; mayStart: () => boolean }

function fakeElement(browser: Browser) {
  const { duration } = browser
  const element = document.createElement('audio')
  let state = freshState('')
  let isUnlocked = false
  const unlock = () => {
    isUnlocked ||= browser.mayStart()
  }
  const fire = (type: string) => element.dispatchEvent(new Event(type))
  const rejectPlay = (name: string) => {
    for (const { reject } of state.waiting.splice(0)) reject(new DOMException(name, name))
  }
  const load = (src: string) => {
    rejectPlay('AbortError')
    state = freshState(src)
    // No test plays a chosen file: reading its duration fails at once.
    if (element.preload === 'metadata' && src.startsWith('blob:')) queueMicrotask(() => controls.fail())
  }
  const loadMetadata = () => {
    if (state.readyState > 0) return
    state.readyState = HAVE_ENOUGH_DATA
    state.duration = duration
    fire('durationchange')
    fire('loadedmetadata')
  }
  const controls = {
    element,
    /** `play()` was called and not cancelled. */
    isAsked: () => !state.paused,
    /** The position advances. */
    isSounding: () => !state.paused && !state.error && state.readyState > 0 && state.waiting.length === 0,
    /** The source is downloading. */
    isStreaming: () => state.src !== '' && !(state.bufferedTo >= duration) && !state.error,
    isOpen: () => state.src !== '',
    /** Lets the source arrive; starts playback that was requested. */
    respond: () => {
      if (state.src === '' || state.error) return
      loadMetadata()
      if (state.paused) return
      for (const { resolve } of state.waiting.splice(0)) resolve()
      fire('playing')
    },
    /** Completes the download; `type` is the event that reveals it in the browser. */
    buffer: (type = 'progress') => {
      loadMetadata()
      state.bufferedTo = duration
      fire(type)
    },
    advance: (seconds: number) => {
      state.currentTime = Math.min(duration, state.currentTime + seconds)
      fire('timeupdate')
    },
    stall: () => fire('waiting'),
    interrupt: () => {
      rejectPlay('AbortError')
      state.paused = true
      fire('pause')
    },
    end: () => {
      Object.assign(state, { currentTime: duration, paused: true, ended: true })
      for (const type of ['timeupdate', 'pause', 'ended']) fire(type)
    },
    fail: (message = '') => {
      state.error = { code: 4, message }
      rejectPlay('NotSupportedError')
      fire('error')
    },
  }
  Object.defineProperties(element, {
    src: {
      get: () => state.src,
      set: load,
    },
    paused: { get: () => state.paused },
    ended: { get: () => state.ended },
    duration: { get: () => state.duration },
    readyState: { get: () => state.readyState },
    error: { get: () => state.error },
    buffered: { get: () => ({ length: state.bufferedTo > 0 ? 1 : 0, start: () => 0, end: () => state.bufferedTo }) },
    seekable: {
      get: () => ({
        length: state.readyState > 0 ? 1 : 0,
        start: () => 0,
        end: () => Math.min(duration, browser.seekableTo),
      }),
    },
    currentTime: {
      get: () => state.currentTime,
      set: (to: number) => {
        Object.assign(state, { currentTime: Math.min(to, browser.seekableTo), ended: false })
        fire('timeupdate')
      },
    },
    load: {
      value: () => {
        unlock()
        load('')
      },
    },
    hasAttribute: { value: (name: string) => name === 'src' && state.src !== '' },
    removeAttribute: { value: () => {} },
    canPlayType: { value: () => '', writable: true },
    pause: {
      value: () => {
        if (!state.paused) controls.interrupt()
      },
    },
    play: {
      value: () => {
        unlock()
        if (browser.isRefusing || !isUnlocked) return Promise.reject(new DOMException('a tap first', 'NotAllowedError'))
        if (controls.isSounding()) return Promise.resolve()
        Object.assign(state, { paused: false, ended: false })
        return new Promise<void>((resolve, reject) => state.waiting.push({ resolve, reject }))
      },
    },
  })
  return controls
}

/**
 * Creates silent audio elements that follow the rules of HTML: `play()` returns a promise, loading rejects it with an
 * AbortError, `pause` precedes `ended`. An element starts sound once `load()` or `play()` was called while `mayStart`
 * allowed it, as in WebKit. Tests stub the global `Audio` with the returned one.
 */
export function createFakeAudio({ duration = DURATION, mayStart = () => true }: Partial<Browser> = {}) {
  const browser: Browser = { duration, isRefusing: false, seekableTo: Infinity, mayStart }
  const elements: FakeElement[] = []
  return {
    Audio: function Audio() {
      const fake = fakeElement(browser)
      elements.push(fake)
      return fake.element
    },
    elements,
    /** The element that plays: the first one created. */
    get player(): FakeElement {
      const [first] = elements
      if (!first) throw new Error('No audio element exists yet. Play a track first.')
      return first
    },
    /** Makes the server ignore range requests: only the first `seekableTo` seconds of a track are seekable. */
    limitSeeking: (seekableTo: number): void => {
      browser.seekableTo = seekableTo
    },
    /** Makes the autoplay policy block playback, or allow it again. */
    refuse: (refuses = true): void => {
      browser.isRefusing = refuses
    },
  }
}
