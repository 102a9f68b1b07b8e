import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'

import { WebKitBrowsingContext } from './browsing-context'
import { ClassicError } from './classic'
import { Cookies } from './cookies'
import { watchDownloads } from './downloads'
import type { Engine, EngineSettings } from './engine'
import type { Engines } from './engines'
import type { Browser, BrowsingContext, PromptAnswer, UserContext, Viewport } from './model'
import { Prompts } from './prompts'
import { BidiError } from './protocol'
import { startProxy, type Proxy } from './proxy/proxy'
import type { PageScript, Preload } from './scripts'
import { Session, type Target } from './session'
import { setViewport } from './viewport'
import { watchWindows } from './windows'

type Started = { engine: Engine; session: Session; proxy: Proxy }

/** A user context: a browser of its own, started when its first page is created. */
export class WebKitUserContext implements UserContext {
  readonly id = randomUUID()
  readonly windows = new Map<string, BrowsingContext>()
  private readonly prompts = new Prompts(this)
  readonly cookies = new Cookies(this)
  /** Whether a command is opening a window: it's no popup then. */
  isOpening = false
  isOffline = false
  /** Folder for downloads; without one they are refused. */
  downloads: string | undefined
  extraHeaders: OutgoingHttpHeaders = {}
  viewport: Viewport | undefined
  /** A window without a page: the session's first one, or one whose page was closed. */
  spareWindow: string | undefined
  /** The context that was used last, which opens the windows that appear. */
  active: BrowsingContext | undefined
  isRemoved = false
  private started: Promise<Started> | undefined

  constructor(
    readonly browser: Browser,
    private readonly engines: Engines,
    public settings: EngineSettings,
  ) {}

  get hasStarted(): boolean {
    return this.started !== undefined
  }

  /** Starts the browser, unless it runs. */
  async start(): Promise<Started> {
    this.started ??= this.launch()
    return this.started
  }

  /** Opens a window and returns its context. */
  async open(): Promise<BrowsingContext> {
    const { session } = await this.start()
    this.isOpening = true
    try {
      const handle = this.spareWindow ?? (await this.openWindow(session))
      this.spareWindow = undefined
      return await this.prepare(this.adopt(handle, 'about:blank', null))
    } finally {
      this.isOpening = false
    }
  }

  private async prepare(context: BrowsingContext): Promise<BrowsingContext> {
    if (this.viewport) await this.resizeWindow(context, this.viewport)
    await context.untilReady()
    return context
  }

  /** Makes a context of a window that has appeared. */
  adopt(handle: string, url: string, opener: string | null): BrowsingContext {
    const context = new WebKitBrowsingContext(handle, { window: handle }, this)
    this.windows.set(handle, context)
    context.announce(url, opener)
    context.follow()
    this.active = context
    return context
  }

  /** Closes a window. The session's last one is kept for the next page, because a session ends with it. */
  async closeWindow(context: BrowsingContext): Promise<void> {
    const { session } = await this.start()
    if (this.windows.size > 1) await session.sendTo(context.target, 'DELETE', '/window')
    else {
      await session.sendTo(context.target, 'POST', '/url', { url: 'about:blank' })
      this.spareWindow = context.id
    }
    this.forget(context)
  }

  /** Drops a window that no longer exists. */
  forget(context: BrowsingContext): void {
    this.windows.delete(context.id)
    if (this.active === context) this.active = [...this.windows.values()].at(-1)
    context.close()
  }

  async run(target: Target, script: PageScript, isAsync = true): Promise<unknown> {
    return (await this.start()).session.run(target, script, isAsync)
  }

  async ask(target: Target, reportId: number, script: PageScript): Promise<unknown> {
    return (await this.start()).session.ask(target, reportId, script)
  }

  async sendTo(target: Target, method: string, path: string, body?: object): Promise<unknown> {
    return (await this.start()).session.sendTo(target, method, path, body)
  }

  /** Cuts or restores the network. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline
    if (!this.started) return
    if (isOffline) (await this.started).proxy.cut()
    const report = `(isOnLine) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine })
      dispatchEvent(new Event(isOnLine ? 'online' : 'offline'))
    }`
    const pages = [...this.windows.values()].filter(({ document }) => document)
    await Promise.all(pages.map((page) => page.evaluate(report, [{ type: 'boolean', value: !isOffline }])))
  }

  /** Preload scripts of a window. */
  preloadsFor(window: string): Preload[] {
    return this.browser.preloadsFor(this.id, window)
  }

  async resizeWindow({ target }: BrowsingContext, viewport: Viewport): Promise<void> {
    await setViewport((await this.start()).session, target, viewport)
  }

  answerPrompt(context: BrowsingContext, answer: PromptAnswer): Promise<void> {
    return this.prompts.answer(context, answer)
  }

  untilNoPrompt(context: BrowsingContext): Promise<void> {
    return this.prompts.untilClosed(context)
  }

  /** Closes every window and the browser. */
  async remove(): Promise<void> {
    this.isRemoved = true
    for (const context of this.windows.values()) context.close()
    this.windows.clear()
    const started = await this.started?.catch(() => undefined)
    started?.proxy.close()
    await started?.engine.stop()
  }

  private async launch(): Promise<Started> {
    const proxy = await startProxy(this)
    const engine = await this.engines.take(this.settings, proxy.port)
    const session = new Session(engine.sessionUrl)
    this.spareWindow = String(await session.send('GET', '/window'))
    void watchWindows(this, session)
    void watchDownloads(this, engine.home)
    return { engine, session, proxy }
  }

  private async openWindow(session: Session): Promise<string> {
    const anyWindow = [...this.windows.values()][0]
    if (!anyWindow) throw new BidiError('no such window', 'The session has ended')
    const answer = await session.sendTo(anyWindow.target, 'POST', '/window/new', { type: 'window' }).catch((error) => {
      throw error instanceof ClassicError ? new BidiError('unknown error', error.message) : error
    })
    return String((answer as { handle?: unknown }).handle)
  }
}
