import { auth } from '@/contract/groups/auth'
import { HttpStatus, isRedirect, isServerError } from '@/contract/machinery/http-status'
import { wirePath, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'

import { finding, note, type Outcome, when } from '../finding'
import { hasResponse } from '../probe/attempt'
import { isHtml, redirectOf, type Reply } from '../probe/send'
import { apiHeaders, bootstrapOfApi, type Site } from '../probe/site'
import type { Check } from './check'
import { chunkSizeOf } from './upload-settings'

/** Stateful domain, and a sign-in without data: refused with 419 without a token, with 422 with it. */
export const sessionAndCsrf: Check = {
  area: 'session',
  needsPage: true,
  run: async (site) => [...statefulDomain(site), ...baseUrlHost(site), ...(await roundTrip(site))],
}

const isEmpty = ({ text }: Reply) => text.trim() === ''
const isPage = (reply: Reply) => !isEmpty(reply) && isHtml(reply)

function statefulDomain(site: Site): Outcome[] {
  const { api } = site
  const seen = `GET api/v1/bootstrap-data: status ${api.status}${isEmpty(api) ? ', empty' : ''}`
  if (!hasResponse(api) || api.status === HttpStatus.TooManyRequests) return []
  if (isRedirect(api.status)) return [finding('session.api-redirect', `${seen} → ${redirectOf(api)?.href}`)]
  if (api.status === HttpStatus.Unauthorized) return [finding('session.external', seen)]
  if (isPage(api)) return [finding('session.api-html', seen)]
  const hasFailed = api.status !== HttpStatus.Ok || isEmpty(api)
  return hasFailed ? [finding('session.api-error', seen)] : separateSession(site)
}

function separateSession({ api, bootstrap, embedded, cookies }: Site): Outcome[] {
  const own = bootstrap?.csrf_token
  const other = (bootstrapOfApi(api) as { csrf_token?: unknown } | undefined)?.csrf_token
  const isSeparate = embedded.status === 'read' && own && cookies.length > 0 && other !== own
  return when(isSeparate, () =>
    finding('session.separate', 'csrf_token of the page and of api/v1/bootstrap-data differ'),
  )
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, '')

/** Laravel builds both from APP_URL. */
function baseUrlHost({ settings, root, document: { base } }: Site): Outcome[] {
  const { base_url: text } = settings
  const urls = { base_url: text && URL.canParse(text) ? new URL(text) : undefined, '<base>': base.named }
  const wrong = Object.entries(urls).flatMap(([name, url]) =>
    url && bareHost(url) !== bareHost(root) ? [`${name} ${url.origin}`] : [],
  )
  return when(wrong.length > 0, () => finding('session.base-url-host', `${wrong.join(', ')}; page ${root.origin}`))
}

/** Longest body that is sent to find the server's limit, in bytes. */
const MAX_SENT = 16 * 1024 * 1024

async function roundTrip(site: Site): Promise<Outcome[]> {
  const { cookies, settings } = site
  const size = Math.min(chunkSizeOf(settings), MAX_SENT)
  // Laravel compares the size with its limits before it looks for the token, so one request shows both.
  const plainReply = await signIn(site, {}, JSON.stringify({ padding: ' '.repeat(size) }))
  const xsrf = cookies.find(({ name }) => name === XSRF_COOKIE)
  const bareFindings = [...withoutToken(plainReply), ...debugOutput(plainReply)]
  if (!xsrf || bareFindings.some((outcome) => outcome.kind === 'finding' && outcome.id === 'session.login-missing'))
    return bareFindings
  const full = await signIn(site, { [XSRF_HEADER]: decodeURIComponent(xsrf.value) }, '{}')
  return [...bareFindings, ...withToken(full, plainReply)]
}

const LOGIN = wirePath(auth.login.path)

const signIn = ({ send, root, cookies }: Site, headers: Record<string, string>, body: string): Promise<Reply> =>
  send(new URL(LOGIN, root), {
    method: 'POST',
    headers: { ...apiHeaders(cookies), origin: root.origin, 'content-type': 'application/json', ...headers },
    body,
  })

const describe = ({ status }: Reply, how: string) => `POST ${LOGIN} ${how}: status ${status}`

function withoutToken(reply: Reply): Outcome[] {
  const seen = describe(reply, 'without a token')
  const { status } = reply
  if (status === HttpStatus.SessionExpired) return []
  if (status === HttpStatus.PayloadTooLarge) return [finding('uploads.body-limit', seen)]
  if (status === HttpStatus.TooManyRequests) return [note('CSRF (the server limits sign-ins; try again in a minute)')]
  if (status === HttpStatus.NotFound) return [finding('session.login-missing', seen)]
  return [finding(isBlocked(status) ? 'session.login-blocked' : 'session.csrf-unchecked', seen)]
}

const isBlocked = (status: number) =>
  status === HttpStatus.Forbidden || status === HttpStatus.MethodNotAllowed || isServerError(status)

function withToken(reply: Reply, plainReply: Reply): Outcome[] {
  const seen = describe(reply, 'with the page’s token')
  if (reply.status === HttpStatus.SessionExpired) return [finding('session.csrf-refused', seen)]
  return when(isBlocked(reply.status) && !isBlocked(plainReply.status), () => finding('session.login-blocked', seen))
}

/** An error with a stack trace shows debug mode. */
function debugOutput({ text }: Reply): Outcome[] {
  return when(/"(?:trace|ignitionTrace)"\s*:/.test(text), () =>
    finding('exposed.debug', 'an error response contains a stack trace'),
  )
}
