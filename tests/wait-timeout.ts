import { vi } from 'vitest'

const WAIT_TIMEOUT_MS = 80_000
const { waitFor } = vi

// Vitest gives up after a second by default, which a busy machine may exceed.
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options })
