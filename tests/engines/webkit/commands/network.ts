import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import * as z from 'zod/mini'

import { newId, type WebKitBrowser } from '../browser'
import { BidiError } from '../protocol'
import type { Exchange } from '../proxy/exchange'
import { fromBidiHeaders } from '../proxy/headers'
import { command } from './command'

const bytesSchema = z.object({ type: z.enum(['string', 'base64']), value: z.string() })
const headersSchema = z.array(z.object({ name: z.string(), value: bytesSchema }))
const scopeSchema = z.object({
  contexts: z.optional(z.array(z.string())),
  userContexts: z.optional(z.array(z.string())),
})
const requestSchema = z.object({ request: z.string() })

const toBuffer = ({ type, value }: z.output<typeof bytesSchema>) =>
  Buffer.from(value, type === 'base64' ? 'base64' : 'utf8')

async function exchange(browser: WebKitBrowser, id: string): Promise<Exchange> {
  for (const userContext of browser.userContexts.values()) {
    const found = userContext.hasStarted ? (await userContext.start()).proxy.exchanges.get(id) : undefined
    if (found) return found
  }
  throw new BidiError('no such request', id)
}

function decoded({ bytes, encoding }: Exchange): Buffer {
  const decoders: Record<string, (bytes: Buffer) => Buffer> = {
    gzip: gunzipSync,
    br: brotliDecompressSync,
    deflate: inflateSync,
  }
  return decoders[encoding]?.(bytes) ?? bytes
}

/** Commands of the module `network`, carried out by the proxies. */
export const networkCommands = {
  'network.addIntercept': command(
    z.extend(scopeSchema, { phases: z.array(z.string()) }),
    ({ phases, contexts }, browser) => {
      const intercept = newId()
      // The site asks for no passwords over HTTP.
      if (phases.includes('beforeRequestSent')) browser.intercepts.set(intercept, { contexts })
      return { intercept }
    },
  ),
  'network.removeIntercept': command(z.object({ intercept: z.string() }), ({ intercept }, browser) => {
    browser.intercepts.delete(intercept)
  }),
  'network.continueRequest': command(
    z.extend(requestSchema, {
      url: z.optional(z.string()),
      method: z.optional(z.string()),
      headers: z.optional(headersSchema),
      body: z.optional(bytesSchema),
    }),
    async ({ request, url, method, headers, body }, browser) => {
      const found = await exchange(browser, request)
      found.settle({
        type: 'continue',
        ...(url !== undefined && { url }),
        ...(method !== undefined && { method }),
        ...(headers && { headers: fromBidiHeaders(headers) }),
        ...(body && { body: toBuffer(body) }),
      })
    },
  ),
  'network.provideResponse': command(
    z.extend(requestSchema, {
      statusCode: z.optional(z.number()),
      headers: z.optional(headersSchema),
      body: z.optional(bytesSchema),
    }),
    async ({ request, statusCode = 200, headers = [], body }, browser) => {
      const found = await exchange(browser, request)
      const bytes = body ? toBuffer(body) : Buffer.alloc(0)
      found.settle({ type: 'provide', status: statusCode, headers: fromBidiHeaders(headers), body: bytes })
    },
  ),
  'network.failRequest': command(requestSchema, async ({ request }, browser) => {
    const found = await exchange(browser, request)
    found.settle({ type: 'fail' })
  }),
  'network.addDataCollector': command(z.looseObject({}), () => ({ collector: newId() })),
  'network.removeDataCollector': command(z.looseObject({}), () => {}),
  'network.getData': command(requestSchema, async ({ request }, browser) => ({
    bytes: { type: 'base64', value: decoded(await exchange(browser, request)).toString('base64') },
  })),
  'network.setCacheBehavior': command(z.object({ cacheBehavior: z.string() }), ({ cacheBehavior }, browser) => {
    browser.bypassesCache = cacheBehavior === 'bypass'
  }),
  'network.setExtraHeaders': command(
    z.extend(scopeSchema, { headers: headersSchema }),
    async ({ headers, userContexts = [], contexts = [] }, browser) => {
      const owners = new Set([
        ...userContexts.map((id) => browser.userContext(id)),
        ...contexts.map((id) => browser.context(id).userContext),
      ])
      for (const owner of owners) owner.extraHeaders = fromBidiHeaders(headers)
    },
  ),
}
