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

/** How a case went: what violates the contract, and optional fields that no row has. */
type Judgement = { problems: string[]; missingOptional: string[] }

/**
 * Judges the response of a case: whether it keeps the contract, has the documented fields, and is what the case expects.
 */
export async function judgeExchange(
  exchange: Exchange,
  { response, input }: PerformedExchange,
  { accepts, omitsFields }: Leniency = {},
): Promise<Judgement> {
  const { endpoint, status, holds } = exchange
  const copy = response.clone()
  const problems = await contractProblems(endpoint, status, response, { accepts, query: input.query })
  if (problems.length > 0) return { problems, missingOptional: [] }
  const differences = omitsFields ? [] : await differencesOf(exchange, copy)
  const deviations = differences.filter(({ kind }) => kind === 'deviation')
  if (deviations.length > 0)
    return { problems: deviations.map(({ path, message }) => `body at ${path}: ${message}`), missingOptional: [] }
  const text = holds ? await copy.text() : ''
  if (holds && !holds(endpoint.response.parse(JSON.parse(text))))
    return { problems: [`another content than expected: ${text.slice(0, 200)}`], missingOptional: [] }
  return { problems: [], missingOptional: differences.flatMap(({ kind, path }) => (kind === 'omission' ? [path] : [])) }
}

/** Lists how the response of a case violates the contract; see {@link judgeExchange}. */
export const exchangeProblems = async (...args: Parameters<typeof judgeExchange>): Promise<string[]> =>
  (await judgeExchange(...args)).problems
