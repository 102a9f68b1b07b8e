import { createSessions } from '../backend/sessions/sessions'
import { createOutbox } from '../backend/sign-in/outbox'
import { createThrottle } from '../backend/sign-in/throttle'
import { seedGateway } from '../rules/billing/seed-gateway'
import { createGateway, type Gateway } from '../rules/payments/gateway'
import { DEFAULT_RELEASE, type Release } from '../rules/releases/releases'
import { type Provider, seededProvider } from '../rules/social/provider'
import { createFaults } from '../site/control/faults'
import type { AudioDelivery } from '../site/media/range-response'
import { createDirectUploads, type DirectUploads } from '../site/storage/direct-uploads'
import type { Storage } from '../site/storage/storage'
import { createTusUploads, type TusEngine, type TusUploads } from '../site/tus/tus-uploads'
import { type Scenario, seedOf } from './scenarios/scenarios'
import { otherDevices } from './seeds/devices'
import { invitationMails, verificationMails } from './seeds/mails'
import { createDb, type Db } from './store/db'

/** One backend with all of its state. */
export type World = {
  scenario: Scenario
  /** Release of the backend that responses and pages are spelled in. */
  release: Release
  /** Release that the world started with. */
  startRelease: Release
  db: Db
  sessions: ReturnType<typeof createSessions>
  /** Mails sent by the backend. */
  outbox: ReturnType<typeof createOutbox>
  faults: ReturnType<typeof createFaults>
  throttle: ReturnType<typeof createThrottle>
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

type Options = {
  scenario?: Scenario
  release?: Release
  now?: () => number
  /** The tus server of this world; closed together with it. */
  tus?: TusEngine
  /** Object storage beside the site. */
  storage?: Storage | undefined
}

/** Creates a fresh backend; cheap, since worlds share all unmodified rows. */
export function createWorld(options: Options = {}): World {
  const { scenario = 'typical', release = DEFAULT_RELEASE, now = () => Date.now(), tus, storage } = options
  let ahead = 0
  const clock = () => now() + ahead
  const db = createDb(seedOf(scenario, clock()))
  const gateway = createGateway({ now: clock })
  seedGateway({ db, gateway })
  const sessions = createSessions({ now: clock })
  for (const facts of otherDevices(clock())) sessions.open(facts)
  const outbox = createOutbox({ now: clock })
  for (const mail of [...verificationMails(db), ...invitationMails(db)]) outbox.send(mail)
  return {
    scenario,
    release,
    startRelease: release,
    db,
    sessions,
    outbox,
    faults: createFaults(),
    throttle: createThrottle(),
    provider: { ...seededProvider },
    gateway,
    tus: tus && createTusUploads(tus, clock),
    direct: storage && createDirectUploads(storage),
    audio: 'ranges',
    now: clock,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    ahead: () => ahead,
    close: () => tus?.close(),
  }
}
