import { HttpStatus, isSuccess } from '@/contract/machinery/http-status'
import { xsrfToken } from '@mock/backend/sessions/sessions'
import { mockBackend } from '@mock/node'
import { releases } from '@mock/rules/releases/releases'
import { outboxJson } from '@mock/site/control/outbox-of'
import { createHttpServer } from '@mock/site/http/create-http-server'
import { openStorage } from '@mock/site/storage/open-storage'
import { createS3Storage } from '@mock/site/storage/s3-storage'
import { createFileEngine } from '@mock/site/tus/file-engine'
import { DEFAULT_RELEASE, type Release, releaseNames } from '@mock/state/parts/release'
import type { Scenario } from '@mock/state/scenarios/scenarios'

import type { Exchange } from './case'
import { type Client, createClient, type Transport } from './client'
import { exchanges, isIn, isInDefault, needsNoPage } from './exchanges'
import { uncompressed } from './uncompressed'

/** A site that runs. */
type OpenSite = {
  url: string
  /** Opens a visitor; in a mock, in a fresh world of this name. */
  openClient: (world: string) => Client
  close: () => Promise<void>
}

/** A site to run the cases against. */
export type Site = {
  name: string
  open: () => Promise<OpenSite>
  /** Selects the cases for this site. */
  includes: (exchange: Exchange) => boolean
  /** Whether rows lack documented fields on purpose: the client must bear it. */
  omitsFields?: true
}

type Mock = { scenario?: Scenario; release?: Release }

/** Starts the mock over HTTP with a separate storage. */
export async function openMock(mock: Mock = {}): Promise<OpenSite> {
  const storage = await openStorage({})
  const { url, close } = await createHttpServer({ port: 0, ...mock, storage: createS3Storage(storage.config) })
  return {
    url,
    openClient: (world) =>
      createClient(url, { cookies: { mock_world: encodeURIComponent(world) }, transport: uncompressed }),
    close: () => Promise.all([close(), storage.close()]).then(() => undefined),
  }
}

/** Starts the mock inside Node, where MSW handles the requests of `fetch`. */
async function openNodeMock(mock: Mock = {}): Promise<OpenSite> {
  const url = 'http://dziesma.test/'
  const server = await openStorage({})
  const storage = createS3Storage(server.config)
  await storage.prepare([url])
  const transport: Transport = (target, init) =>
    target.pathname === '/mock/outbox' ? outboxJson(mockBackend.world) : fetch(target, init)
  mockBackend.listen({ storage: server.config.endpoint })
  return {
    url,
    openClient() {
      mockBackend.reset({ ...mock, tus: createFileEngine(), storage })
      return createClient(url, { transport, readToken: () => xsrfToken(mockBackend.session) })
    },
    async close() {
      mockBackend.close()
      await server.close()
    },
  }
}

/** Refusals do not depend on content or spelling, so that other sites run only the successful cases. */
const isSuccessful = ({ status }: Exchange): boolean => isSuccess(status)

/** Mock scenarios with enough content for the cases, beside `typical`. */
const OTHER_SCENARIOS = ['sparse', 'long', 'huge'] as const satisfies Scenario[]

const scenarioSites = OTHER_SCENARIOS.map((scenario): Site => ({
  name: `the ${scenario} mock in Node`,
  open: () => openNodeMock({ scenario }),
  includes: (exchange) => isInDefault(exchange) && isSuccessful(exchange) && needsNoPage(exchange),
  ...(scenario === 'sparse' && { omitsFields: true }),
}))

/** Whether the release redirects to the plans instead of this refusal: a script sees the page at the end. */
const leadsToPlans = (release: Release, { status }: Exchange): boolean =>
  status === HttpStatus.Forbidden && releases[release].planRefusal === 'redirect'

const otherReleases = releaseNames.filter((release) => release !== DEFAULT_RELEASE)

const releaseSites = otherReleases
  .flatMap((release): Site[] => [
    {
      name: `the mock of release ${release} in Node`,
      open: () => openNodeMock({ release }),
      // Release B1 does not run the cases of newer endpoints, so that their refusals run here.
      includes: (exchange) =>
        isIn(release, exchange) &&
        needsNoPage(exchange) &&
        !leadsToPlans(release, exchange) &&
        (isSuccessful(exchange) || !isInDefault(exchange)),
    },
    {
      name: `the mock of release ${release} over HTTP`,
      open: () => openMock({ release }),
      includes: (exchange) => isIn(release, exchange) && !isInDefault(exchange) && leadsToPlans(release, exchange),
    },
  ])
  .filter(({ includes }) => exchanges.some(includes))

/** The mock through its entries for HTTP and Node, in each scenario, and in each release. */
export const sites: Site[] = [
  { name: 'the typical mock over HTTP', open: () => openMock(), includes: isInDefault },
  {
    name: 'the typical mock in Node',
    open: () => openNodeMock(),
    includes: (exchange) => isInDefault(exchange) && needsNoPage(exchange),
  },
  ...scenarioSites,
  ...releaseSites,
]
