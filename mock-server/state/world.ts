import type { Throttle } from '../kit/throttle'
import type { AudioDelivery } from './parts/audio-delivery'
import type { Faults } from './parts/faults'
import type { Gateway } from './parts/gateway'
import type { Outbox } from './parts/outbox'
import type { Provider } from './parts/provider'
import type { Release } from './parts/release'
import type { Sessions } from './parts/session'
import type { DirectUploads, TusUploads } from './parts/uploads'
import type { Scenario } from './scenarios/scenarios'
import type { Db } from './store/db'

/** One backend with all of its state. */
export type World = {
  scenario: Scenario
  /** Release of the backend that responses and pages are spelled in. */
  release: Release
  /** Release that the world started with. */
  startRelease: Release
  db: Db
  sessions: Sessions
  /** Mails sent by the backend. */
  outbox: Outbox
  faults: Faults
  throttle: Throttle
  /** Behaviour of the social sign-in providers. */
  provider: Provider
  /** Stripe and PayPal: payments, stored cards and every charge. */
  gateway: Gateway
  /** Tus uploads; undefined without a disk to store them on. */
  tus: TusUploads | undefined
  /** Direct uploads to an object storage; undefined without one. */
  direct: DirectUploads | undefined
  /** How audio files are delivered. */
  audio: AudioDelivery
  /** Milliseconds since the epoch. */
  now: () => number
  /** Advances the clock. */
  advance: (milliseconds: number) => void
  /** Milliseconds that the clock is ahead of real time. */
  ahead: () => number
  /** Removes the world's files from the disk. */
  close: () => void
}
