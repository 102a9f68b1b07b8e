import { isSuccess } from '@/contract/machinery/http-status'
import type { Exchange } from '@tests/contract/case'
import type { Client } from '@tests/contract/client'
import { type CatalogueIds, discoverCatalogue } from '@tests/contract/discover-catalogue'
import { exchanges, performExchange } from '@tests/contract/exchanges'
import { sites } from '@tests/contract/mock-sites'
import { openVisit } from '@tests/contract/open-visit'

import { compactExample } from './compact-example'
import type { Examples } from './document'

/** Runs the first successful case of each endpoint against the mock, and returns the JSON responses by endpoint. */
export async function collectExamples(): Promise<Examples> {
  const [typical] = sites
  if (!typical) throw new Error('The mock has no site')
  const { openClient, close } = await typical.open()
  try {
    const found = await discoverCatalogue(openClient('catalogue'))
    const examples: Examples = {}
    for (const exchange of firstSuccesses()) {
      const body = await bodyOf(exchange, openClient(exchange.title), found)
      if (body !== undefined) examples[exchange.title.split(':')[0] ?? ''] = compactExample(body)
    }
    return examples
  } finally {
    await close()
  }
}

function firstSuccesses(): Exchange[] {
  const successes = exchanges.filter(({ status, endpoint: { file, raw } }) => isSuccess(status) && !file && !raw)
  return successes.filter(
    ({ endpoint }, index) => successes.findIndex((other) => other.endpoint === endpoint) === index,
  )
}

async function bodyOf(exchange: Exchange, client: Client, found: CatalogueIds): Promise<unknown> {
  const { response } = await performExchange(exchange, found, await openVisit(client, exchange))
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
