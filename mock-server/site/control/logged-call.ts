import type { CallResult } from '../../backend/backend'
import { mockedEndpoints } from '../../backend/handlers'
import { judgedCopy, requestVerdict, sentRequest } from './request-verdict'
import type { WorldContext } from './world-context'

/** Verdict on a call that matches no endpoint; OPTIONS asks which methods do. */
const unknownCall = ({ method }: Request): string[] =>
  method === 'OPTIONS' ? [] : ['No endpoint of the contract has this method and path.']

/** Handles an API call and logs it with the verdict on its request; undefined for paths that are not the API's. */
export async function loggedCall(
  { world, log }: Pick<WorldContext, 'world' | 'log'>,
  request: Request,
  handle: () => Promise<CallResult | undefined>,
): Promise<CallResult | undefined> {
  const copy = judgedCopy(request)
  const result = await handle()
  if (!result) return undefined
  const called = mockedEndpoints.find(({ name }) => name === result.endpoint)
  const verdict = called ? requestVerdict(called, await sentRequest(copy)) : unknownCall(request)
  log.add(request, result, { now: world.now(), verdict })
  return result
}
