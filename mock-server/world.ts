import { createDb } from './db'
import type { Db } from './db'
import { createFaults } from './faults'
import { seedOf } from './scenarios'
import type { Scenario } from './scenarios'
import { createSessions } from './sessions'
import { createThrottle } from './throttle'

/** One backend with everything it remembers. */
export type World = {
  scenario: Scenario
  db: Db
  sessions: ReturnType<typeof createSessions>
  faults: ReturnType<typeof createFaults>
  throttle: ReturnType<typeof createThrottle>
  /** Milliseconds since 1970. */
  now: () => number
  /** Sets the clock forward, by so many milliseconds. */
  advance: (milliseconds: number) => void
}

/** A fresh backend: cheap, since worlds share the rows that nobody has changed. */
export const createWorld = ({
  scenario = 'typical',
  now = () => Date.now(),
}: { scenario?: Scenario; now?: () => number } = {}): World => {
  let ahead = 0
  return {
    scenario,
    db: createDb(seedOf(scenario, now())),
    sessions: createSessions(),
    faults: createFaults(),
    throttle: createThrottle(),
    now: () => now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
