import { Agent, request as requestHttps } from 'node:https'

import type { Transport } from '@tests/contract/client'

import type { Trust } from '../command-line/request-options'

/** Statuses of responses that have no body. */
const BODILESS = [204, 205, 304]

/** Creates a `fetch` that accepts other certificates than Node's: its own cannot be told which. */
export function createFetch(trust: Trust): Transport {
  if (!trust) return fetch
  const agent = new Agent({ keepAlive: false, ...trust })
  return (url, init) => (url.protocol === 'https:' ? send(url, init, agent) : fetch(url, init))
}

/** Sends a request without following redirects. Rejects like `fetch`: with a TypeError or the reason of the signal. */
async function send(url: URL, { method = 'GET', body, signal, ...init }: RequestInit, agent: Agent): Promise<Response> {
  const content = new Response(body ?? null)
  const headers = new Headers(init.headers)
  const type = content.headers.get('content-type')
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
  const bytes = Buffer.from(await content.arrayBuffer())
  if (method !== 'GET' && method !== 'HEAD') headers.set('content-length', String(bytes.length))
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(signal?.aborted ? (signal.reason as Error) : new TypeError('fetch failed', { cause }))
    const options = { method, headers: Object.fromEntries(headers), agent, ...(signal && { signal }) }
    const sent = requestHttps(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => void chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status = 0, rawHeaders } = response
        const hasBody = method !== 'HEAD' && !BODILESS.includes(status)
        resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: pairsOf(rawHeaders) }))
      })
    })
    sent.on('error', fail)
    sent.end(bytes)
  })
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
