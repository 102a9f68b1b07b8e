const eventTypes = { connecting: 'connecting', connected: 'connect', disconnected: 'disconnect' } as const

/** Scripted replacement for an element's `remote`, whose devices and connection the test controls. */
export class FakeRemote extends EventTarget implements RemotePlayback {
  state: RemotePlaybackState = 'disconnected'
  /** Names of the exceptions that the next calls reject with. */
  failures = { watch: '', prompt: '' }
  /** Number of calls of `prompt()`. */
  prompts = 0
  readonly callbacks = new Map<number, RemotePlaybackAvailabilityCallback>()
  onconnect = null
  onconnecting = null
  ondisconnect = null

  /** Makes devices appear or vanish. */
  find(isAvailable: boolean): void {
    for (const callback of this.callbacks.values()) callback(isAvailable)
  }

  /** Changes the connection. */
  enter(state: RemotePlaybackState): void {
    this.state = state
    this.dispatchEvent(new Event(eventTypes[state]))
  }

  async watchAvailability(callback: RemotePlaybackAvailabilityCallback): Promise<number> {
    if (this.failures.watch) throw new DOMException('', this.failures.watch)
    const id = this.callbacks.size + 1
    this.callbacks.set(id, callback)
    return id
  }

  async cancelWatchAvailability(id = 0): Promise<void> {
    this.callbacks.delete(id)
  }

  async prompt(): Promise<void> {
    this.prompts += 1
    if (this.failures.prompt) throw new DOMException('', this.failures.prompt)
  }
}
