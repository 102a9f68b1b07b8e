import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'

import { HttpStatus } from '@/contract/machinery/http-status'

import type { BrowsingContext, UserContext } from '../model'
import { toBidiHeaders } from './headers'

/** Decision of a client about a request that it holds back. */
export type Decision =
  | { type: 'continue'; url?: string; method?: string; headers?: OutgoingHttpHeaders; body?: Buffer }
  | { type: 'provide'; status: number; headers: OutgoingHttpHeaders; body: Buffer }
  | { type: 'fail' }

/** Bytes of a response that are kept for clients. */
const MAX_BODY_BYTES = 20_000_000

/** A request and its response, with BiDi's events. */
export class Exchange {
  readonly id: string
  readonly url: URL
  readonly method: string
  readonly destination: string
  readonly context: BrowsingContext | undefined
  redirectsTo: string | undefined
  readonly navigation: string | null
  readonly redirectCount: number
  private readonly startedAt = Date.now()
  private readonly body: Buffer[] = []
  private bodyBytes = 0
  private response: object = {}
  /** Content encoding of the kept bytes. */
  encoding = ''
  private decide: ((decision: Decision) => void) | undefined

  constructor(
    readonly userContext: UserContext,
    private readonly incoming: IncomingMessage,
    others: Map<string, Exchange>,
  ) {
    this.url = new URL(incoming.url ?? '')
    this.method = incoming.method ?? 'GET'
    this.destination = String(incoming.headers['sec-fetch-dest'] ?? '').replace('empty', '')
    const before = [...others.values()].find(({ redirectsTo }) => redirectsTo === this.url.href)
    if (before) before.redirectsTo = undefined
    const { id, redirectCount, context, navigation } = before ?? this.beginning()
    this.id = id
    this.redirectCount = before ? redirectCount + 1 : 0
    this.context = context
    this.navigation = navigation
  }

  get isDocument(): boolean {
    return this.destination === 'document' || this.destination === 'iframe'
  }

  /** Announces the request. A client that intercepts it decides what happens. */
  async begin(): Promise<Decision> {
    const intercepts = this.intercepts()
    const isBlocked = intercepts.length > 0
    const decision = isBlocked
      ? new Promise<Decision>((resolve) => (this.decide = resolve))
      : { type: 'continue' as const }
    this.emit('network.beforeRequestSent', {
      isBlocked,
      ...(isBlocked && { intercepts }),
      initiator: { type: 'other' },
    })
    return this.userContext.isOffline ? { type: 'fail' } : decision
  }

  /** Takes in the client's decision. */
  settle(decision: Decision): void {
    this.decide?.(decision)
  }

  respond(status: number, statusText: string, headers: IncomingHttpHeaders | OutgoingHttpHeaders): void {
    this.encoding = String(headers['content-encoding'] ?? '')
    this.response = {
      url: this.url.href,
      protocol: 'http/1.1',
      status,
      statusText,
      fromCache: false,
      headers: toBidiHeaders(headers),
      mimeType: String(headers['content-type'] ?? ''),
      bytesReceived: 0,
      headersSize: null,
      bodySize: null,
      content: { size: 0 },
    }
    this.emit('network.responseStarted', { isBlocked: false, response: this.response })
  }

  keep(chunk: Buffer): void {
    this.bodyBytes += chunk.length
    if (this.bodyBytes <= MAX_BODY_BYTES) this.body.push(chunk)
  }

  /** The response's bytes, as they came: possibly compressed. */
  get bytes(): Buffer {
    return Buffer.concat(this.body)
  }

  complete(): void {
    this.emit('network.responseCompleted', {
      isBlocked: false,
      response: { ...this.response, bodySize: this.bodyBytes },
    })
  }

  /** Ends without a response of the network. A service worker may still respond to a navigation. */
  fail(errorText: string): void {
    const emitFailure = () => this.emit('network.fetchError', { isBlocked: false, errorText })
    const navigation = this.context?.navigation
    if (!navigation || navigation.id !== this.navigation) return emitFailure()
    this.context?.failNavigation(navigation, (hasResponse) => {
      if (!hasResponse) return emitFailure()
      this.respond(HttpStatus.Ok, '', { 'content-type': 'text/html' })
      this.complete()
    })
  }

  private beginning() {
    const context = this.findContext()
    const navigation = context?.navigation?.url === this.url.href ? context.navigation.id : null
    return { id: randomUUID(), redirectCount: 0, context, navigation }
  }

  private intercepts(): string[] {
    if (!this.context) return []
    const { id } = this.context.top
    const { intercepts } = this.userContext.browser
    return [...intercepts].filter(([, { contexts }]) => contexts?.includes(id) ?? true).map(([intercept]) => intercept)
  }

  /** Finds the page that makes the request: a navigating one, the one at the referrer, or the one used last. */
  private findContext(): BrowsingContext | undefined {
    const windows = [...this.userContext.windows.values()]
    const navigating = windows.find(({ navigation }) => navigation?.url === this.url.href)
    if (this.destination === 'document' && navigating) return navigating
    const { referer } = this.incoming.headers
    const sameUrl = windows.filter(({ document }) => document?.url.split('#')[0] === referer)
    return sameUrl.length === 1 ? sameUrl[0] : (this.userContext.active ?? windows[0])
  }

  private emit(method: string, params: object): void {
    const at = this.startedAt
    const timings = {
      timeOrigin: at,
      requestTime: at,
      requestStart: at,
      responseStart: Date.now(),
      responseEnd: Date.now(),
    }
    this.userContext.browser.emit(method, {
      context: this.context?.id ?? null,
      navigation: this.navigation,
      redirectCount: this.redirectCount,
      timestamp: Date.now(),
      request: {
        request: this.id,
        url: this.url.href,
        method: this.method,
        headers: toBidiHeaders(this.incoming.headers),
        cookies: [],
        headersSize: 0,
        bodySize: Number(this.incoming.headers['content-length'] ?? 0),
        timings,
        destination: this.destination,
        initiatorType: this.destination === '' ? this.scriptInitiator() : null,
      },
      ...params,
    })
  }

  private scriptInitiator(): string {
    return this.incoming.headers['x-requested-with'] ? 'xmlhttprequest' : 'fetch'
  }
}
