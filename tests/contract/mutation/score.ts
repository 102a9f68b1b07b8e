import type { Exchange } from '../case'
import { type CatalogueIds, discoverCatalogue } from '../discover-catalogue'
import { exchangeProblems } from '../exchange-problems'
import { endpointOf, exchanges, performExchange, releaseOf } from '../exchanges'
import { type FieldVerdict, judgeFields } from './field-score'
import { type MutableMock, openMutableMock } from './mutable-mock'
import type { Mutant, Mutate } from './mutant'
import { mutantsOf } from './mutants'
import { observeMock } from './observe'

/** A mutant with the case that detected it, and the first problem. */
export type Verdict = { mutant: Mutant; detection?: { title: string; problem: string } }

/** First problem of a case; a call that the case needs and that fails is one, too. */
async function problemOf(
  mock: MutableMock,
  exchange: Exchange,
  found: CatalogueIds,
  mutate: Mutate,
): Promise<string | undefined> {
  try {
    const visit = mock.openVisit(exchange, { release: releaseOf(exchange), mutate })
    const [problem] = await exchangeProblems(exchange, await performExchange(exchange, found, visit))
    return problem
  } catch (error) {
    return String(error)
  }
}

/** Cases of the broken endpoint, likely detections first. */
const casesFor = ({ endpoint, status: broken }: Mutant): Exchange[] =>
  exchanges
    .filter((exchange) => endpoint === '*' || endpoint === endpointOf(exchange))
    .toSorted((one, other) => Number(other.status === broken) - Number(one.status === broken))

async function judge(mock: MutableMock, mutant: Mutant, found: CatalogueIds): Promise<Verdict> {
  for (const exchange of casesFor(mutant)) {
    const problem = await problemOf(mock, exchange, found, mutant.mutate)
    if (problem !== undefined) return { mutant, detection: { title: exchange.title, problem } }
  }
  return { mutant }
}

/** The mutants of the mock, and what judges them. */
export type Bench = {
  mutants: readonly Mutant[]
  /** Runs the cases of the broken endpoint until one reports a problem. */
  judge: (mutant: Mutant) => Promise<Verdict>
  /** Breaks every documented field of every response in turn. */
  judgeFields: () => Promise<FieldVerdict[]>
  close: () => Promise<void>
}

/** Observes the intact mock and derives its mutants. */
export async function openBench(): Promise<Bench> {
  const mock = await openMutableMock()
  const found = await discoverCatalogue(mock.openVisit({}).client)
  const observations = await observeMock(mock, found)
  return {
    mutants: mutantsOf(observations),
    judge: (mutant) => judge(mock, mutant, found),
    judgeFields: async () => (await Promise.all(observations.map(judgeFields))).flat(),
    close: () => mock.close(),
  }
}
