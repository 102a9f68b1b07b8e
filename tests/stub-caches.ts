import { Blob as NodeBlob } from 'node:buffer'
import { vi } from 'vitest'

import { stubNavigator } from './stub-navigator'

/** Fake Cache API and service worker of the deployed site. */
export type FakeDevice = ReturnType<typeof stubCaches>

function fakeCache(isFull: () => boolean) {
  const entries = new Map<string, Response>()
  return {
    entries,
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
    put: async (url: string, response: Response) => {
      if (isFull()) throw new DOMException('The device is full', 'QuotaExceededError')
      entries.set(url, response)
    },
  }
}

/**
 * Stubs the Cache API, the service worker and the storage estimate until the test ends, as on the deployed site; jsdom has
 * none. `isFull` makes every write fail from then on.
 */
export function stubCaches({ hasWorker = true } = {}) {
  const device = { isFull: false, quota: 10 ** 10, asked: [] as unknown[], permission: Promise.resolve(true) }
  const stored = new Map<string, ReturnType<typeof fakeCache>>()
  vi.stubEnv('MODE', 'production')
  // Node's Response cannot hold jsdom's.
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored.keys()]),
    has: (name: string) => Promise.resolve(stored.has(name)),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    open: (name: string) => {
      const cache = stored.get(name) ?? fakeCache(() => device.isFull)
      stored.set(name, cache)
      return Promise.resolve(cache)
    },
  })
  const active = { postMessage: (message: unknown) => device.asked.push(message) }
  const worker = Object.assign(new EventTarget(), {
    controller: hasWorker ? active : null,
    ready: hasWorker ? Promise.resolve({ active }) : new Promise(() => {}),
    register: () => (hasWorker ? Promise.resolve({ active }) : Promise.reject(new Error('The server has no worker'))),
  })
  stubNavigator({
    serviceWorker: worker,
    storage: {
      estimate: () => Promise.resolve({ quota: device.quota, usage: 0 }),
      persist: () => device.permission,
    },
  })
  return Object.assign(device, {
    /** Names of the caches. */
    caches: () => [...stored.keys()],
    /** Paths below `offline/` in a user's cache. */
    pathsOf: (userId: number) =>
      [...(stored.get(`downloads-${userId}`)?.entries.keys() ?? [])].map((url) => url.replace(/^.*\/offline\//, '')),
  })
}
