import { HttpStatus, isSuccess } from '@/contract/http-status'
import { createHttpServer } from '@mock/http/create-http-server'
import { PERSONA_PASSWORD, type PersonaKey, personas } from '@mock/scenarios/personas'
import type { Scenario } from '@mock/scenarios/scenarios'
import { openStorage } from '@mock/storage/open-storage'
import { createS3Storage } from '@mock/storage/s3-storage'

import type { Account, Exchange } from './case'

/** A site to run the cases against. */
export type Site = {
  name: string
  open: () => Promise<{ url: string; close: () => Promise<void> }>
  /** Whether every case starts with a fresh site; otherwise visitors are shared, since sign-ins are throttled. */
  isIsolating: boolean
  /** Selects the cases for this site; all by default. */
  includes?: (exchange: Exchange) => boolean
}

/** The backend under test: its sites, its accounts, and the cases that run against it. */
export type Target = {
  sites: Site[]
  accountOf: (persona: PersonaKey) => Account | undefined
  includes: (exchange: Exchange) => boolean
  /** Whether a status counts as the expected one; exact equality by default. */
  accepts?: (expected: number, status: number) => boolean
  /** Why an account with these permissions must not run the cases; undefined when it may. */
  refuses?: (permissions: readonly { name: string }[]) => string | undefined
}

/** Mock scenarios with enough content for the cases. */
const MOCK_SCENARIOS = ['typical', 'newer', 'sparse', 'long', 'huge'] as const satisfies Scenario[]

/** Starts the mock over HTTP with a separate storage. */
async function openMock(scenario: Scenario) {
  const storage = await openStorage({})
  const { url, close } = await createHttpServer({ port: 0, scenario, storage: createS3Storage(storage.config) })
  return { url, close: () => Promise.all([close(), storage.close()]).then(() => undefined) }
}

/** Refusals do not depend on the content, so that other scenarios run only the successful cases. */
const isSuccessful = ({ status }: Exchange): boolean => isSuccess(status)

const mock: Target = {
  sites: MOCK_SCENARIOS.map((scenario, index) => ({
    name: `the ${scenario} mock`,
    open: () => openMock(scenario),
    isIsolating: true,
    ...(index > 0 && { includes: isSuccessful }),
  })),
  accountOf: (persona) => {
    const { email } = personas[persona]
    return email === null ? undefined : { email, password: PERSONA_PASSWORD }
  },
  includes: () => true,
}

/** Successful statuses vary between backends (backend contract, trap 14). */
const SUCCESSES = [HttpStatus.Ok, HttpStatus.Created, HttpStatus.NoContent]

/**
 * Whether a case could harm existing data: a write that should be refused for lack of a permission, which would change
 * another user's data if the account had it after all.
 */
const mayHarm = ({ writes, status }: Exchange): boolean => writes === true && status === HttpStatus.Forbidden

type LiveOptions = { mayWrite: boolean; mayBeAdmin: boolean }

function live(baseUrl: string, account: Account | undefined, { mayWrite, mayBeAdmin }: LiveOptions): Target {
  if (!URL.canParse(baseUrl)) throw new Error(`CONTRACT_BASE_URL is not a URL: ${baseUrl}`)
  const plays = (persona: PersonaKey) => (persona === 'free' ? account : undefined)
  return {
    sites: [{ name: baseUrl, open: async () => ({ url: baseUrl, close: async () => undefined }), isIsolating: false }],
    accountOf: plays,
    includes: (exchange) => {
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
 * Reads the target from the environment: CONTRACT_BASE_URL (a live backend), CONTRACT_EMAIL and CONTRACT_PASSWORD (an
 * account there), CONTRACT_WRITE=1 (include cases that write), CONTRACT_ADMIN=1 (even as an administrator). Without a
 * URL it is the mock.
 */
export function targetOf(env: Record<string, string | undefined>): Target {
  const { CONTRACT_BASE_URL: baseUrl, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env
  if (!baseUrl) return mock
  const options = { mayWrite: env['CONTRACT_WRITE'] === '1', mayBeAdmin: env['CONTRACT_ADMIN'] === '1' }
  return live(baseUrl, email && password ? { email, password } : undefined, options)
}
