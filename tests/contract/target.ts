import { createHttpServer } from '@mock/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '@mock/scenarios/personas'
import type { PersonaKey } from '@mock/scenarios/personas'
import type { Scenario } from '@mock/scenarios/scenarios'
import { openStorage } from '@mock/storage/open-storage'
import { createS3Storage } from '@mock/storage/s3-storage'

import type { Account, Exchange } from './case'

/** A site to run the cases against. */
export type Site = {
  name: string
  open: () => Promise<{ url: string; close: () => Promise<void> }>
  /** Every case meets the site as it was at first; elsewhere visitors are shared, since sign-ins are throttled. */
  isIsolating: boolean
  /** Which cases this site is asked; all by default. */
  asks?: (exchange: Exchange) => boolean
}

/** The backend under test: its sites, who can sign in there, and which cases it may be asked. */
export type Target = {
  sites: Site[]
  accountOf: (persona: PersonaKey) => Account | undefined
  takes: (exchange: Exchange) => boolean
  /** Whether an answer's status will do where another was expected; exactly that by default. */
  accepts?: (expected: number, status: number) => boolean
  /** Why these permissions are too many to run the cases with; undefined when they are not. */
  refuses?: (permissions: readonly { name: string }[]) => string | undefined
}

/** Every scenario that has something to ask for. */
const MOCK_SCENARIOS = ['typical', 'newer', 'sparse', 'long', 'huge'] as const satisfies Scenario[]

/** The mock over HTTP, with a storage of its own. */
async function openMock(scenario: Scenario) {
  const storage = await openStorage({})
  const { url, close } = await createHttpServer({ port: 0, scenario, storage: createS3Storage(storage.config) })
  return { url, close: () => Promise.all([close(), storage.close()]).then(() => undefined) }
}

/** A refusal says the same whatever there is to refuse: of other scenarios only the answers are looked at. */
const isAnswered = ({ status }: Exchange): boolean => status < 300

const mock: Target = {
  sites: MOCK_SCENARIOS.map((scenario, index) => ({
    name: `the ${scenario} mock`,
    open: () => openMock(scenario),
    isIsolating: true,
    ...(index > 0 && { asks: isAnswered }),
  })),
  accountOf: (persona) => {
    const { email } = personas[persona]
    return email === null ? undefined : { email, password: PERSONA_PASSWORD }
  },
  takes: () => true,
}

/** What the backend answers a success with varies (backend contract, trap 14). */
const SUCCESSES = [200, 201, 204]

/**
 * Whether a case could change what the run did not create: a write that is expected to be refused for want of a right. An account that
 * has the right after all would change somebody else's data.
 */
const mayHarm = ({ writes, status }: Exchange): boolean => writes === true && status === 403

type LiveOptions = { mayWrite: boolean; mayBeAdmin: boolean }

function live(baseUrl: string, account: Account | undefined, { mayWrite, mayBeAdmin }: LiveOptions): Target {
  if (!URL.canParse(baseUrl)) throw new Error(`CONTRACT_BASE_URL is not an address: ${baseUrl}`)
  const plays = (persona: PersonaKey) => (persona === 'free' ? account : undefined)
  return {
    sites: [{ name: baseUrl, open: async () => ({ url: baseUrl, close: async () => undefined }), isIsolating: false }],
    accountOf: plays,
    takes: (exchange) => {
      const { as, writes, mockOnly } = exchange
      const isPlayed = as === undefined || as === 'guest' || plays(as) !== undefined
      return !mockOnly && (mayWrite || !writes) && !mayHarm(exchange) && isPlayed
    },
    accepts: (expected, status) => status === expected || (SUCCESSES.includes(expected) && SUCCESSES.includes(status)),
    refuses: (permissions) =>
      mayWrite && !mayBeAdmin && permissions.some(({ name }) => name === 'admin')
        ? 'This account is an administrator: cases that write could change other people’s data. Use another one, or set CONTRACT_ADMIN=1.'
        : undefined,
  }
}

/**
 * Reads the target from the environment: CONTRACT_BASE_URL (a live backend), CONTRACT_EMAIL and CONTRACT_PASSWORD
 * (an account there), CONTRACT_WRITE=1 (cases that change something too), CONTRACT_ADMIN=1 (even as an administrator). Without an
 * address it is the mock.
 */
export function targetOf(env: Record<string, string | undefined>): Target {
  const { CONTRACT_BASE_URL: baseUrl, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env
  if (!baseUrl) return mock
  const options = { mayWrite: env['CONTRACT_WRITE'] === '1', mayBeAdmin: env['CONTRACT_ADMIN'] === '1' }
  return live(baseUrl, email && password ? { email, password } : undefined, options)
}
