import type { Exchange } from './case'
import { contractProblems } from './contract-problems'
import type { performExchange } from './exchanges'

type PerformedExchange = Pick<Awaited<ReturnType<typeof performExchange>>, 'response' | 'input'>

/** Lists how the response of a case violates the contract or differs from what the case expects. */
export async function exchangeProblems(
  { endpoint, status, holds }: Exchange,
  { response, input }: PerformedExchange,
  accepts?: (expected: number, status: number) => boolean,
): Promise<string[]> {
  const copy = response.clone()
  const problems = await contractProblems(endpoint, status, response, { accepts, query: input.query })
  if (!holds || problems.length > 0) return problems
  const text = await copy.text()
  return holds(endpoint.response.parse(JSON.parse(text)))
    ? []
    : [`another content than expected: ${text.slice(0, 200)}`]
}
