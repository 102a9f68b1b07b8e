import { respond } from '../backend'
import { withCookies } from './exchange'
import type { Answerer } from './exchange'

/** Serves the contract's API with the faults of the browser's world, and logs each call. */
export const apiRoutes: Answerer = async ({ request, root, cookies, context: { world, log } }) => {
  const answer = await respond(world, request, cookies, root)
  if (!answer) return undefined
  log.add(request, answer, world.now())
  return answer.response.type === 'error' ? answer.response : withCookies(answer.response, answer.cookies)
}
