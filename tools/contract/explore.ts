import { bootstrap } from '@/contract/groups/bootstrap'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Exchange } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'
import { type CatalogueIds, discoverCatalogue } from '@tests/contract/discover-catalogue'
import { documented } from '@tests/contract/documented/documented-groups'
import { exchanges } from '@tests/contract/exchanges'
import { UnusableResponse } from '@tests/contract/read-response'

import type { SelectedCase } from './choose-cases'
import { curlOf } from './curl'
import type { Recorder } from './record-requests'
import { type CaseResult, describeCase, toProblems } from './report'
import { ruleOf } from './rules'

/** Result of the exploration: what the run knows of the site's catalogue. */
type Exploration = {
  found: CatalogueIds
  /** The failed exploration as a failed case; undefined when everything was found. */
  failed?: CaseResult
  /** Skips the cases that cannot run without what was not found. */
  skipUnknown: (selectedCase: SelectedCase) => SelectedCase
}

/** Thrown when a case asks for an id that was not found. */
export class NotFound extends Error {
  override message = 'the catalogue could not be explored'
}

const nothing = new Proxy({} as CatalogueIds, {
  get() {
    throw new NotFound()
  },
})

/** Finds the ids that the cases need. A failure is the result of a case, so that the other cases run. */
export async function explore(client: Client, recorder: Recorder): Promise<Exploration> {
  try {
    return { found: await discoverCatalogue(client), skipUnknown: (selectedCase) => selectedCase }
  } catch (error) {
    return {
      found: nothing,
      failed: failureOf(error instanceof Error ? error : new Error(String(error)), recorder),
      // Skips writing cases too: no snapshot is taken without ids, so nothing could tell whether they restored the data.
      skipUnknown: (one) =>
        one.skipped === undefined && one.exchange.writes ? { ...one, skipped: new NotFound().message } : one,
    }
  }
}

function failureOf(error: Error, recorder: Recorder): CaseResult {
  const { endpoint, status, problems } =
    error instanceof UnusableResponse
      ? error
      : { endpoint: bootstrap.get, status: undefined, problems: [error.message] }
  const exchange: Exchange = {
    title: exchanges.find((one) => one.endpoint === endpoint)?.title.replace(/:.*/s, ': explores the catalogue') ?? '',
    name: 'explores the catalogue',
    endpoint,
    status: HttpStatus.Ok,
    inputFor: () => ({}),
  }
  const sent = recorder.last()
  const described = describeCase({ exchange, skipped: undefined })
  return {
    ...described,
    outcome: 'failed',
    failure: {
      status,
      problems: toProblems(problems),
      curl: sent ? curlOf(sent) : '',
      rule: ruleOf(exchange, toProblems(problems)),
      screens: documented[described.endpoint]?.screens ?? [],
    },
  }
}
