import type { Release } from '../../state/parts/release'
import type { Storage } from '../../state/parts/storage'
import type { Scenario } from '../../state/scenarios/scenarios'
import { createRequestLog } from '../control/request-log'
import type { WorldContext } from '../control/world-context'
import { createWorld } from '../create-world'
import { createFileEngine } from '../tus/file-engine'

const MAX_REPORTS = 100

/** Keeps the CSP violation reports of browsers, newest first. */
function createCspReports() {
  const reports: unknown[] = []
  return {
    add(report: unknown): void {
      reports.unshift(report)
      reports.splice(MAX_REPORTS)
    },
    all: (): readonly unknown[] => reports,
    clear(): void {
      reports.length = 0
    },
  }
}

/** Worlds to keep; the least recently used one is dropped. */
const MAX_CONTEXTS = 200

/** A world's context with the CSP reports of its browsers. */
export type Context = WorldContext & { reports: ReturnType<typeof createCspReports> }

type Options = {
  scenario?: Scenario | undefined
  release?: Release | undefined
  now?: (() => number) | undefined
  storage?: Storage | undefined
}

const SHARED = ''

/** Holds worlds by name and creates them on first use. */
export function createContexts({ scenario, release, now = Date.now, storage }: Options = {}) {
  const contexts = new Map<string, Context>()

  function open(name: string, own = scenario): Context {
    contexts.get(name)?.world.close()
    const context: Context = {
      name,
      world: createWorld({
        now,
        tus: createFileEngine(),
        storage,
        ...(own && { scenario: own }),
        ...(release && { release }),
      }),
      log: createRequestLog(),
      reports: createCspReports(),
      link: '',
      refusals: [],
      problems: [],
    }
    contexts.set(name, context)
    return context
  }

  function dropOldest(): void {
    const oldest = [...contexts.keys()].find((name) => name !== SHARED)
    if (oldest === undefined || contexts.size <= MAX_CONTEXTS) return
    contexts.get(oldest)?.world.close()
    contexts.delete(oldest)
  }

  return {
    get(name = SHARED): Context {
      const context = contexts.get(name) ?? open(name)
      contexts.delete(name)
      contexts.set(name, context)
      dropOldest()
      return context
    },
    /** Restarts the world of this name. */
    reset: open,
    /** Closes all worlds. */
    close(): void {
      for (const { world } of contexts.values()) world.close()
      contexts.clear()
    },
  }
}
/** Result of {@link createContexts}. */
export type Contexts = ReturnType<typeof createContexts>
