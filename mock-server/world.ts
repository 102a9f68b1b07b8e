import { createFaults } from './control/faults'
import type { AudioDelivery } from './media/range-response'
import { seedOf } from './scenarios/scenarios'
import type { Scenario } from './scenarios/scenarios'
import { otherDevices } from './seeds/devices'
import { invitationMails, verificationMails } from './seeds/mails'
import { createSessions } from './sessions/sessions'
import { createOutbox } from './sign-in/outbox'
import { createThrottle } from './sign-in/throttle'
import { seededProvider } from './social/provider'
import type { Provider } from './social/provider'
import { createDirectUploads } from './storage/direct-uploads'
import type { DirectUploads } from './storage/direct-uploads'
import type { Storage } from './storage/storage'
import { createDb } from './store/db'
import type { Db } from './store/db'
import type { TusEngine } from './tus/tus-engine'
import { createTusUploads } from './tus/tus-uploads'
import type { TusUploads } from './tus/tus-uploads'

/** One backend with everything it remembers. */
export type World = {
  scenario: Scenario
  db: Db
  sessions: ReturnType<typeof createSessions>
  /** The mails it has sent. */
  outbox: ReturnType<typeof createOutbox>
  faults: ReturnType<typeof createFaults>
  throttle: ReturnType<typeof createThrottle>
  /** How the services of social sign-in behave. */
  provider: Provider
  /** Uploads that come piece by piece; undefined where there is no disk to keep them on. */
  tus: TusUploads | undefined
  /** Uploads straight to a storage; undefined where there is none. */
  direct: DirectUploads | undefined
  /** How audio files are sent. */
  audio: AudioDelivery
  /** Milliseconds since 1970. */
  now: () => number
  /** Sets the clock forward, by so many milliseconds. */
  advance: (milliseconds: number) => void
  /** Removes what it has put on a disk. */
  close: () => void
}

type Options = {
  scenario?: Scenario
  now?: () => number
  /** What speaks tus for this world; it is closed with it. */
  tus?: TusEngine
  /** The storage beside the site. */
  storage?: Storage | undefined
}

/** A fresh backend: cheap, since worlds share the rows that nobody has changed. */
export function createWorld({ scenario = 'typical', now = () => Date.now(), tus, storage }: Options = {}): World {
  let ahead = 0
  const clock = () => now() + ahead
  const db = createDb(seedOf(scenario, clock()))
  const sessions = createSessions({ now: clock })
  for (const facts of otherDevices(clock())) sessions.open(facts)
  const outbox = createOutbox({ now: clock })
  for (const mail of [...verificationMails(db), ...invitationMails(db)]) outbox.send(mail)
  return {
    scenario,
    db,
    sessions,
    outbox,
    faults: createFaults(),
    throttle: createThrottle(),
    provider: { ...seededProvider },
    tus: tus && createTusUploads(tus, clock),
    direct: storage && createDirectUploads(storage),
    audio: 'ranges',
    now: clock,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
    close: () => tus?.close(),
  }
}
