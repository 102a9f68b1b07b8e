import { respond } from '../backend'
import { withCookies } from './exchange'
import type { Answerer } from './exchange'

/** The API: what the contract says, under the faults of the browser's world, noted in its log. */
export const apiRoutes: Answerer = async ({ request, root, cookies, context: { world, log } }) => {
  const answer = await respond(world, request, cookies, root)
  if (!answer) return undefined
  log.add(request, answer, world.now())
  return answer.response.type === 'error' ? answer.response : withCookies(answer.response, answer.cookies)
}
