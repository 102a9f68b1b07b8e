import { HttpStatus, isError, isServerError } from '@/contract/machinery/http-status'

import { errorPage } from '../../kit/error-page'
import { ContractViolation, GENERIC_MESSAGE, MockFailure, PermissionRefusal } from '../../kit/mock-failure'
import { planRedirect } from '../../rules/billing/plan-redirect'
import { releases } from '../../rules/releases/releases'
import { type Call, canSeeTraces } from './call'
import { ignitionTrace } from './ignition-trace'

/** Laravel responds with JSON when the first accepted type is JSON. */
const wantsJson = (request: Request): boolean =>
  /[/+]json\b/.test((request.headers.get('accept') ?? '').split(',')[0] ?? '')

const redirect = (to: string): Response => new Response(null, { status: HttpStatus.Found, headers: { Location: to } })

/** The site's page that the browser came from, or the root. */
function previousPage({ request, url, root }: Call): string {
  const referer = request.headers.get('referer')
  return referer && URL.canParse(referer) && new URL(referer).origin === url.origin ? referer : root
}

/** Responds with error pages and redirects to clients that do not accept JSON. */
function respondWithPage(call: Call, { status, body, headers }: MockFailure): Response {
  if (status === HttpStatus.Unauthorized || status === HttpStatus.Forbidden) return redirect(`${call.root}login`)
  if (status === HttpStatus.UnprocessableContent) return redirect(previousPage(call))
  return errorPage(status, body.message ?? '', headers)
}

function toFailure(thrown: unknown): MockFailure {
  if (thrown instanceof MockFailure) return thrown
  return new MockFailure(HttpStatus.InternalServerError, {
    message: thrown instanceof ContractViolation ? thrown.message : GENERIC_MESSAGE,
  })
}

/**
 * Turns anything thrown into a response: other errors than MockFailure become a 500, with a trace for administrators.
 */
export function failureResponse(call: Call, thrown: unknown, endpoint: string | undefined): Response {
  const failure = toFailure(thrown)
  const { status, body, headers } = failure
  const plans = failure instanceof PermissionRefusal ? planRedirect(call.world, call.user) : undefined
  if (plans !== undefined) return redirect(call.root + plans)
  if (!isError(status)) return new Response(null, { status, headers })
  if (!wantsJson(call.request)) return respondWithPage(call, failure)
  const { version } = releases[call.world.release]
  const trace = isServerError(status) && canSeeTraces(call) ? ignitionTrace(thrown, version, endpoint) : {}
  return Response.json({ ...body, ...trace }, { status, headers: { ...headers, 'Cache-Control': 'no-cache, private' } })
}
