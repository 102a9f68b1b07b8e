import { MockFailure } from '../mock-failure'
import { seesTraces } from './call'
import type { Call } from './call'
import { errorPage } from './error-page'
import { ignitionTrace } from './ignition-trace'
import { MockBreach } from './mock-breach'

/** What the backend says of an exception that nobody expected (backend contract, section 2.4). */
export const GENERIC_MESSAGE = 'There was an issue. Please try again later.'

/** Laravel answers with JSON when the first type accepted is one. */
const wantsJson = (request: Request): boolean =>
  /[/+]json\b/.test((request.headers.get('accept') ?? '').split(',')[0] ?? '')

const redirect = (to: string): Response => new Response(null, { status: 302, headers: { Location: to } })

/** The page the browser came from, if it is one of this site's. */
function previousPage({ request, url, root }: Call): string {
  const referer = request.headers.get('referer')
  return referer && URL.canParse(referer) && new URL(referer).origin === url.origin ? referer : root
}

/** Without JSON accepted errors are pages and redirects. */
function answerBrowser(call: Call, { status, body, headers }: MockFailure): Response {
  if (status === 401 || status === 403) return redirect(`${call.root}login`)
  if (status === 422) return redirect(previousPage(call))
  return errorPage(status, body.message ?? '', headers)
}

function toFailure(thrown: unknown): MockFailure {
  if (thrown instanceof MockFailure) return thrown
  return new MockFailure(500, { message: thrown instanceof MockBreach ? thrown.message : GENERIC_MESSAGE })
}

/** The answer to a call that failed. What is no MockFailure is a 500; to administrators it shows a trace. */
export function failureResponse(call: Call, thrown: unknown, endpoint: string | undefined): Response {
  const failure = toFailure(thrown)
  const { status, body, headers } = failure
  if (status < 400) return new Response(null, { status, headers })
  if (!wantsJson(call.request)) return answerBrowser(call, failure)
  const trace = status >= 500 && seesTraces(call) ? ignitionTrace(thrown, call.world.db.settings.version, endpoint) : {}
  return Response.json({ ...body, ...trace }, { status, headers: { ...headers, 'Cache-Control': 'no-cache, private' } })
}
