import type { Exchange } from './case'
import { contractProblems } from './contract-problems'
import type { Difference } from './documented/compare-fields'
import { documented } from './documented/documented-groups'
import { fieldDifferences } from './documented/field-differences'
import { endpointOf, type performExchange } from './exchanges'

type PerformedExchange = Pick<Awaited<ReturnType<typeof performExchange>>, 'response' | 'input'>

type Leniency = {
  /** Whether a status counts as the expected one; only itself by default. */
  accepts?: (expected: number, status: number) => boolean
  /** Whether the site may omit documented fields. */
  omitsFields?: boolean | undefined
}

/** Lists how the fields of a successful JSON response differ from the documented ones. */
async function differencesOf(exchange: Exchange, response: Response): Promise<Difference[]> {
  const { raw, file, method } = exchange.endpoint
  const row = documented[endpointOf(exchange)]
  if (!row || !response.ok || raw || file || method === 'HEAD') return []
  const text = await response.clone().text()
  return text === '' ? [] : fieldDifferences(row, JSON.parse(text))
}

/**
 * Lists how the response of a case violates the contract, lacks documented fields, or differs from what the case
 * expects.
 */
export async function exchangeProblems(
  exchange: Exchange,
  { response, input }: PerformedExchange,
  { accepts, omitsFields }: Leniency = {},
): Promise<string[]> {
  const { endpoint, status, holds } = exchange
  const copy = response.clone()
  const problems = await contractProblems(endpoint, status, response, { accepts, query: input.query })
  if (problems.length > 0) return problems
  const differences = omitsFields ? [] : await differencesOf(exchange, copy)
  const deviations = differences.filter(({ kind }) => kind === 'deviation')
  if (!holds || deviations.length > 0) return deviations.map(({ path, message }) => `body at ${path}: ${message}`)
  const text = await copy.text()
  return holds(endpoint.response.parse(JSON.parse(text)))
    ? []
    : [`another content than expected: ${text.slice(0, 200)}`]
}

/** Lists the optional fields that the response of a conforming case lacks in every row. */
export async function missingOptionalFields(exchange: Exchange, response: Response): Promise<string[]> {
  const differences = await differencesOf(exchange, response)
  return differences.flatMap(({ kind, path }) => (kind === 'omission' ? [path] : []))
}
