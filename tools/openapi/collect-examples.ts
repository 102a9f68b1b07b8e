import { isSuccess } from '@/contract/http-status'
import { passwordConfirmation } from '@/contract/password-confirmation'
import type { Exchange } from '@tests/contract/case'
import { createClient } from '@tests/contract/client'
import { type CatalogueIds, discoverCatalogue } from '@tests/contract/discover-catalogue'
import { exchanges, performExchange, sendOrThrow } from '@tests/contract/exchanges'
import { accountOf, sites } from '@tests/contract/mock-sites'

import { compactExample } from './compact-example'
import type { Examples } from './document'

/** Runs the first successful case of each endpoint against the mock, and returns the JSON responses by endpoint. */
export async function collectExamples(): Promise<Examples> {
  const [typical] = sites
  if (!typical) throw new Error('The mock has no site')
  const { url, close } = await typical.open()
  try {
    const found = await discoverCatalogue(createClient(url))
    const examples: Examples = {}
    for (const exchange of firstSuccesses()) {
      const body = await bodyOf(exchange, url, found)
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

async function bodyOf(exchange: Exchange, url: string, found: CatalogueIds): Promise<unknown> {
  const { as = 'guest', confirmed, title } = exchange
  const client = createClient(url, { mock_world: encodeURIComponent(title) })
  const account = accountOf(as)
  if (account) await client.signIn(account)
  if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: account?.password } })
  const { response } = await performExchange(exchange, found, { client, account })
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
