import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'

import { HttpStatus, isRedirect } from '@/contract/machinery/http-status'

import type { Trust } from '../../command-line/request-options'
import { ConnectionFailure, connectionFailure } from './connection-failure'
import { decodeBody } from './decode-body'

/** A response with its body decoded, as bytes and as text; redirects are not followed. */
export type Reply = {
  url: URL
  status: number
  headers: Headers
  body: Buffer
  text: string
  /** End of the certificate's validity, in milliseconds since the epoch. */
  certificateEnds?: number | undefined
}

/** A request to send; GET without a body by default. */
export type Outgoing = {
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Sends a request without following redirects. Rejects with a {@link ConnectionFailure}. */
export type Send = (url: URL, outgoing?: Outgoing) => Promise<Reply>

type Options = {
  /** Time limit of each request. */
  timeoutMs: number
  /** Which certificates are accepted. */
  trust?: Trust
}

/** Longest body that is read, in bytes. */
const MAX_BODY = 16 * 1024 * 1024

/** Creates a sender over the network. */
export function createSend({ timeoutMs, trust }: Options): Send {
  // Servers close idle connections, and a request on one of them would fail.
  const plain = { request: requestHttp, agent: new HttpAgent({ keepAlive: false }) }
  const secure = { request: requestHttps, agent: new HttpsAgent({ keepAlive: false, ...trust }) }
  return (url, outgoing = {}) => exchange(url.protocol === 'https:' ? secure : plain, url, outgoing, timeoutMs)
}

type Protocol = { request: typeof requestHttps | typeof requestHttp; agent: HttpAgent }

function exchange({ request, agent }: Protocol, url: URL, outgoing: Outgoing, timeoutMs: number): Promise<Reply> {
  const { method = 'GET', headers = {}, body } = outgoing
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const fail = (error: Error) => reject(connectionFailure(url, signal.aborted ? undefined : error))
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(url, { method, headers: { ...headers, ...length }, signal, agent })
    sent.on('error', fail)
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= MAX_BODY) chunks.push(chunk)
      })
      // The socket leaves the response at its end.
      const certificateEnds = certificateExpiryOf(response.socket)
      response.on('error', fail)
      response.on('end', () => {
        const replyHeaders = headersOf(response.rawHeaders)
        const encoding = replyHeaders.get('content-encoding')
        const decoded = decodeBody(Buffer.concat(chunks), encoding)
        if (!decoded)
          return reject(new ConnectionFailure('reach.encoding', `${url.origin}${url.pathname}: ${encoding}`))
        const { statusCode: status = 0 } = response
        return resolve({
          url,
          status,
          headers: replyHeaders,
          body: decoded,
          text: decoded.toString('utf8'),
          certificateEnds,
        })
      })
    })
    sent.end(body)
  })
}

function headersOf(raw: string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '')
  return headers
}

function certificateExpiryOf(socket: object): number | undefined {
  if (!('getPeerCertificate' in socket)) return undefined
  const { valid_to: end } = (socket as TLSSocket).getPeerCertificate()
  return end ? Date.parse(end) : undefined
}

/** Whether a response carries a page or file, not an error or redirect. */
export const isUsable = ({ status }: Reply): boolean => status === HttpStatus.Ok

/** Whether a response is typed as HTML; PHP types an empty body so, too. */
export const isHtml = ({ headers }: Reply): boolean => /html/i.test(headers.get('content-type') ?? '')

/** Target of a redirect; undefined for other responses. */
export function redirectOf({ url, status, headers }: Reply): URL | undefined {
  const location = headers.get('location')
  return isRedirect(status) && location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined
}
