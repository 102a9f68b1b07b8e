import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus, isRedirect, isSuccess } from '@/contract/machinery/http-status'

import { type CatalogueIds, discoverCatalogue } from './discover-catalogue'
import { closedGaps, isKnown } from './documented/known-gaps'
import { requestProblems, unsentParameters } from './documented/sent-parameters'
import { exchangeProblems } from './exchange-problems'
import { endpointOf, exchanges, performExchange } from './exchanges'
import { sites } from './mock-sites'
import { openVisit } from './open-visit'

/** Requests for the cases that succeed. */
const sent: Parameters<typeof unsentParameters>[0][number][] = []

/** Problems of an empty body whose type is not Laravel's: a page, or none with 204. HEAD keeps the type of GET. */
async function emptyBodyProblems({ method }: Endpoint, response: Response): Promise<string[]> {
  const type = response.headers.get('content-type')
  const hasBody = method !== 'HEAD' && !isRedirect(response.status)
  const isEmpty = hasBody && (await response.clone().text()) === ''
  const expected = response.status === HttpStatus.NoContent ? null : 'text/html; charset=UTF-8'
  return isEmpty && type !== expected ? [`content type ${type} of an empty body instead of ${expected}`] : []
}

describe.each(sites)('$name', ({ open, includes, omitsFields }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: CatalogueIds

  beforeAll(async () => {
    site = await open()
    found = await discoverCatalogue(site.openClient('catalogue'))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter(includes))('keeps the contract: $title → $status', async (exchange) => {
    const performed = await performExchange(exchange, found, await openVisit(site.openClient(exchange.title), exchange))
    const request = { name: endpointOf(exchange), endpoint: exchange.endpoint, input: performed.input }
    if (isSuccess(exchange.status)) {
      sent.push(request)
      expect(requestProblems(request)).toEqual([])
    }
    const problems = [
      ...(await emptyBodyProblems(exchange.endpoint, performed.response)),
      ...(await exchangeProblems(exchange, performed, { omitsFields })),
    ]
    await performed.restore()
    expect(problems).toEqual([])
  })
})

describe('the requests of the cases', () => {
  it('send every documented parameter, except for known gaps', () => {
    const unsent = unsentParameters(sent)
    expect(unsent.filter((gap) => !isKnown(gap))).toEqual([])
    expect(closedGaps('parameters', unsent)).toEqual([])
  })
})
