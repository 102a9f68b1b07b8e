import { createHttpServer } from '../../mock-server/http/create-http-server'
import { PERSONA_PASSWORD, personas } from '../../mock-server/scenarios/personas'
import type { PersonaKey } from '../../mock-server/scenarios/personas'
import type { Scenario } from '../../mock-server/scenarios/scenarios'
import { openStorage } from '../../mock-server/storage/open-storage'
import { createS3Storage } from '../../mock-server/storage/s3-storage'
import type { Exchange } from './exchanges'

/** What somebody signs in with. */
export type Account = { email: string; password: string }

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

function live(baseUrl: string, account: Account | undefined, mayWrite: boolean): Target {
  if (!URL.canParse(baseUrl)) throw new Error(`CONTRACT_BASE_URL is not an address: ${baseUrl}`)
  const plays = (persona: PersonaKey) => (persona === 'free' ? account : undefined)
  return {
    sites: [{ name: baseUrl, open: async () => ({ url: baseUrl, close: async () => undefined }), isIsolating: false }],
    accountOf: plays,
    takes: ({ as, writes, mockOnly }) =>
      !mockOnly && (mayWrite || !writes) && (as === undefined || as === 'guest' || plays(as) !== undefined),
  }
}

/**
 * Reads the target from the environment: CONTRACT_BASE_URL (a live backend), CONTRACT_EMAIL and CONTRACT_PASSWORD
 * (an account there), CONTRACT_WRITE=1 (cases that change something too). Without an address it is the mock.
 */
export function targetOf(env: Record<string, string | undefined>): Target {
  const { CONTRACT_BASE_URL: baseUrl, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env
  if (!baseUrl) return mock
  return live(baseUrl, email && password ? { email, password } : undefined, env['CONTRACT_WRITE'] === '1')
}
