import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'

import { type Cookie, toSetCookie } from '../cookie'
import { installText } from '../scripts'
import type { Decision, Exchange } from './exchange'
import { allowScript, injectScript, toInlineScript } from './html'

const agent = new Agent({ keepAlive: true })

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range']
const POLICIES = ['content-security-policy', 'content-security-policy-report-only']

/** Sends a request on, and its response back, unless a client decides otherwise. */
export async function forward(exchange: Exchange, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const decision = await exchange.begin()
  if (decision.type === 'fail') {
    exchange.fail('net::ERR_FAILED')
    outgoing.destroy()
    return
  }
  if (decision.type === 'provide') return provide(exchange, outgoing, decision)
  const cookies = exchange.userContext.cookies.takeUndelivered(exchange.url)
  const headers = requestHeaders(exchange, decision.headers ?? incoming.headers, cookies)
  const url = new URL(decision.url ?? exchange.url)
  if (decision.body) headers['content-length'] = decision.body.length
  const upstream = request(url, { method: decision.method ?? exchange.method, headers, agent }, (response) => {
    receive(exchange, response, outgoing, cookies).catch(() => outgoing.destroy())
  })
  upstream.on('error', (error) => {
    exchange.fail(outgoing.destroyed ? 'NS_BINDING_ABORTED' : error.message)
    outgoing.destroy()
  })
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) upstream.destroy()
  })
  if (decision.body) upstream.end(decision.body)
  else incoming.pipe(upstream)
}

function requestHeaders(
  { isDocument, userContext }: Exchange,
  original: OutgoingHttpHeaders,
  cookies: Cookie[],
): OutgoingHttpHeaders {
  const headers = { ...original, ...userContext.extraHeaders }
  delete headers['proxy-connection']
  // A page must come whole and readable, so that a script can be added.
  if (isDocument) headers['accept-encoding'] = 'identity'
  if (isDocument || userContext.browser.bypassesCache) for (const name of CONDITIONS) delete headers[name]
  const added = cookies.filter(({ expiry }) => expiry !== 0).map(({ name, value }) => `${name}=${value}`)
  if (added.length > 0) headers['cookie'] = [headers['cookie'], ...added].filter(Boolean).join('; ')
  return headers
}

function responseHeaders(exchange: Exchange, response: IncomingMessage, cookies: Cookie[]): OutgoingHttpHeaders {
  const { url, userContext } = exchange
  const own = response.headers['set-cookie'] ?? []
  for (const cookie of own) userContext.cookies.mirror(cookie, url)
  const setCookies = [...cookies.map((cookie) => toSetCookie(cookie, url)), ...own]
  return {
    ...response.headers,
    ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
    ...(userContext.browser.bypassesCache && { 'cache-control': 'no-store' }),
  }
}

async function receive(
  exchange: Exchange,
  response: IncomingMessage,
  outgoing: ServerResponse,
  cookies: Cookie[],
): Promise<void> {
  const { statusCode: status = 502, statusMessage = '' } = response
  const headers = responseHeaders(exchange, response, cookies)
  if (status >= 300 && status < 400 && response.headers.location)
    exchange.redirectsTo = new URL(response.headers.location, exchange.url).href
  exchange.respond(status, statusMessage, response.headers)
  response.on('data', (chunk: Buffer) => exchange.keep(chunk))
  response.on('end', () => exchange.complete())
  response.on('error', () => exchange.fail('NS_BINDING_ABORTED'))
  if (exchange.isDocument && String(headers['content-type']).startsWith('text/html')) {
    response.on('end', () => sendPage(exchange, outgoing, { status, headers, html: exchange.bytes.toString() }))
    return
  }
  outgoing.writeHead(status, statusMessage, headers)
  response.pipe(outgoing)
}

function sendPage(
  { userContext, context }: Exchange,
  outgoing: ServerResponse,
  { status, headers, html }: { status: number; headers: OutgoingHttpHeaders; html: string },
): void {
  const install = installText(userContext.preloadsFor(context?.top.id ?? ''))
  const script = toInlineScript(`${install}\ndocument.currentScript.remove()`)
  const changed = { ...headers }
  delete changed['content-length']
  delete changed['transfer-encoding']
  for (const name of POLICIES) {
    const policy = changed[name]
    if (typeof policy === 'string') changed[name] = allowScript(policy, script)
  }
  outgoing.writeHead(status, changed)
  outgoing.end(injectScript(html, script))
}

function provide(
  exchange: Exchange,
  outgoing: ServerResponse,
  { status, headers, body }: Extract<Decision, { type: 'provide' }>,
): void {
  exchange.respond(status, '', headers)
  exchange.keep(body)
  const isPage = exchange.isDocument && String(headers['content-type']).startsWith('text/html')
  if (isPage) sendPage(exchange, outgoing, { status, headers, html: body.toString() })
  else {
    outgoing.writeHead(status, { ...headers, 'content-length': body.length })
    outgoing.end(body)
  }
  exchange.complete()
}
