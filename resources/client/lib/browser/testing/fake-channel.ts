/** Test double of BroadcastChannel: delivers synchronously to the other channels of its name, never to itself. */
export class FakeChannel extends EventTarget {
  static open: FakeChannel[] = []

  constructor(readonly name: string) {
    super()
    FakeChannel.open.push(this)
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
    }
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this)
  }
}
