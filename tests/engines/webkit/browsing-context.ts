import { randomUUID } from 'node:crypto'

import type { PageEvent, Report } from './agent/agent'
import type { Call, Outcome } from './agent/calls'
import type { LocalValue } from './agent/local-values'
import { ContextCalls } from './context-calls'
import { compareDocuments, type DocumentState, readinessEvents } from './document-state'
import type { BrowsingContext, Navigation, UserContext } from './model'
import { pageEvent } from './page-events'
import { BidiError } from './protocol'
import { describeFrame, findFrame } from './scripts'
import type { Target } from './session'
import { watch } from './watch'

/** Milliseconds after which a navigation without a network has led to no document. */
const NO_DOCUMENT_MS = 10_000

/** A window's or frame's browsing context. */
export class WebKitBrowsingContext implements BrowsingContext {
  readonly children = new Map<string, BrowsingContext>()
  readonly calls: ContextCalls
  document: DocumentState | undefined
  navigation: Navigation | undefined
  isClosed = false

  constructor(
    readonly id: string,
    readonly target: Target,
    readonly userContext: UserContext,
    readonly parent?: BrowsingContext,
  ) {
    this.calls = new ContextCalls(this)
  }

  get top(): BrowsingContext {
    return this.parent?.top ?? this
  }

  /** Announces the context. `opener` is the one that has opened it. */
  announce(url: string, opener: string | null): void {
    this.emit('browsingContext.contextCreated', {
      url,
      userContext: this.userContext.id,
      parent: this.parent?.id ?? null,
      originalOpener: opener,
      children: null,
      clientWindow: this.top.id,
    })
  }

  /** Follows the context's documents until it is closed. */
  follow(): void {
    void watch(this)
  }

  /** Announces a navigation. */
  startNavigation(url: string): Navigation {
    const navigation = { id: randomUUID(), url }
    this.navigation = navigation
    this.emitNavigation('navigationStarted', url, navigation.id)
    return navigation
  }

  /** Notes that the network failed: the next document is the browser's error page, or a service worker's response. */
  failNavigation(navigation: Navigation, settle: (hasResponse: boolean) => void): void {
    navigation.settle = (hasResponse) => {
      delete navigation.settle
      settle(hasResponse)
      if (hasResponse || this.navigation !== navigation) return
      this.navigation = undefined
      this.emitNavigation('navigationFailed', navigation.url, navigation.id)
    }
    setTimeout(() => navigation.settle?.(false), NO_DOCUMENT_MS)
  }

  /** Takes in a report of the context's document. */
  update({ events, frames, isControlled, ...state }: Report): void {
    const before = this.document
    const change = compareDocuments(before, state)
    if (change === 'document') {
      this.navigation?.settle?.(isControlled)
      this.commit(state)
    }
    if (before && (change === 'fragment' || change === 'history')) this.moveWithin(state, change)
    const reached = change === 'document' || !before ? 'loading' : before.readyState
    this.document = { token: state.token, url: state.url, readyState: state.readyState }
    for (const event of readinessEvents(reached, state.readyState))
      this.emit(event, { navigation: null, url: state.url, timestamp: Date.now() })
    this.updateFrames(frames)
    for (const event of events) this.passOn(event)
  }

  /** Ends the context and those within it. */
  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    for (const child of this.children.values()) child.close()
    this.children.clear()
    this.calls.fail()
    this.emit('browsingContext.contextDestroyed', {
      url: this.document?.url ?? '',
      userContext: this.userContext.id,
      parent: this.parent?.id ?? null,
      children: [],
      clientWindow: this.top.id,
    })
  }

  /** Returns the realm of a sandbox, or of the page. */
  realm(sandbox = ''): string {
    if (!this.document) throw new BidiError('no such frame', `${this.id} has no document yet`)
    return sandbox ? `${this.document.token}/${sandbox}` : this.document.token
  }

  /** Calls a function in the document that is known. */
  call(details: Omit<Call, 'id'>, declaration: string): Promise<Outcome> {
    return this.calls.run(details, declaration)
  }

  /** Calls a function of the bridge's own, for what it does. */
  async evaluate(declaration: string, args: LocalValue[]): Promise<void> {
    const serialization = { maxObjectDepth: 0, keepsHandles: false }
    await this.call({ args, self: { type: 'undefined' }, awaitsPromise: false, serialization }, declaration)
  }

  /** Describes the element that contains a child context. */
  async frameElement(child: string): Promise<unknown> {
    const text = await this.userContext.run(this.target, describeFrame(child), false)
    return typeof text === 'string' ? JSON.parse(text) : null
  }

  emit(method: string, params: object): void {
    this.userContext.browser.emit(method, { context: this.id, ...params })
  }

  /** Waits for the first document. */
  async untilReady(): Promise<void> {
    while (!this.document && !this.isClosed) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  private emitNavigation(event: string, url: string, navigation: string): void {
    this.emit(`browsingContext.${event}`, { navigation, url, timestamp: Date.now(), userContext: this.userContext.id })
  }

  private commit({ token, url }: DocumentState): void {
    for (const child of this.children.values()) child.close()
    this.children.clear()
    this.calls.fail()
    this.destroyRealms()
    if (this.document || this.navigation || url !== 'about:blank') {
      const { id } = this.navigation ?? this.startNavigation(url)
      this.navigation = undefined
      this.emitNavigation('navigationCommitted', url, id)
    }
    this.emit('script.realmCreated', { realm: token, type: 'window', origin: originOf(url) })
  }

  private destroyRealms(): void {
    if (!this.document) return
    const { token } = this.document
    const realms = [token, ...this.calls.takeSandboxes().map((sandbox) => `${token}/${sandbox}`)]
    for (const realm of realms) this.userContext.browser.emit('script.realmDestroyed', { realm })
  }

  private moveWithin({ url }: DocumentState, change: 'fragment' | 'history'): void {
    const navigation = this.navigation?.url === url ? this.navigation.id : null
    if (navigation) this.navigation = undefined
    const event = change === 'fragment' ? 'fragmentNavigated' : 'historyUpdated'
    this.emit(`browsingContext.${event}`, { navigation, url, timestamp: Date.now(), userContext: this.userContext.id })
  }

  private updateFrames(ids: string[]): void {
    for (const [id, child] of this.children) {
      if (ids.includes(id)) continue
      child.close()
      this.children.delete(id)
    }
    for (const id of ids) {
      if (this.children.has(id)) continue
      const target = { window: this.target.window, frame: { parent: this.target, find: findFrame(id) } }
      const child = new WebKitBrowsingContext(id, target, this.userContext, this)
      this.children.set(id, child)
      child.announce('about:blank', null)
      child.follow()
    }
  }

  private passOn(event: PageEvent): void {
    if (event.type === 'settled') this.calls.settle(event.id, event.outcome)
    else {
      const { method, params } = pageEvent(event, { realm: this.realm(), context: this.id })
      this.userContext.browser.emit(method, params)
    }
  }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null'
}
