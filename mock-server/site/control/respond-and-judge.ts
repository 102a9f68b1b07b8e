import { respond, type Respond } from '../../backend/backend'
import { mockedEndpoints } from '../../backend/handlers'
import { judgedCopy, requestVerdict, sentRequest } from './request-verdict'
import { sentProblems } from './sent-problems'

/** Responds like the backend, and adds what the documents do not allow in each request to {@link sentProblems}. */
export const respondAndJudge: Respond = async (world, request, cookies, root) => {
  const copy = judgedCopy(request)
  const [result, sent] = await Promise.all([respond(world, request, cookies, root), sentRequest(copy)])
  const called = mockedEndpoints.find(({ name }) => name === result?.endpoint)
  if (called) sentProblems.push(...requestVerdict(called, sent).map((problem) => `${called.name} ${problem}`))
  return result
}
