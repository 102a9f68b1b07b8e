import { createSessions } from '../backend/sessions/sessions'
import { createThrottle } from '../kit/throttle'
import { seedGateway } from '../rules/billing/seed-gateway'
import { invitationMails, verificationMails } from '../rules/notifications/pending-mails'
import { createGateway } from '../rules/payments/gateway'
import { createFaults } from '../state/parts/faults'
import { createOutbox } from '../state/parts/outbox'
import { seededProvider } from '../state/parts/provider'
import { DEFAULT_RELEASE, type Release } from '../state/parts/release'
import type { Storage } from '../state/parts/storage'
import type { TusEngine } from '../state/parts/uploads'
import { type Scenario, seedOf } from '../state/scenarios/scenarios'
import { otherDevices } from '../state/seeds/devices'
import { createDb } from '../state/store/db'
import type { World } from '../state/world'
import { createDirectUploads } from './storage/direct-uploads'
import { createTusUploads } from './tus/tus-uploads'

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
  for (const device of otherDevices(clock())) sessions.open(device)
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
