import { randomUUID } from 'node:crypto'

import { Engines } from './engines'
import type { Browser, BrowsingContext } from './model'
import { Preloads } from './preloads'
import { BidiError, type Emit } from './protocol'
import { WebKitUserContext } from './user-context'

const DEFAULT_SETTINGS = { timezone: 'UTC', locale: 'en-US', isDark: false }

/** The browser that a client sees: its user contexts, and what applies to all of them. */
export class WebKitBrowser implements Browser {
  readonly userContexts = new Map<string, WebKitUserContext>()
  readonly preloads = new Preloads()
  private readonly engines = new Engines()
  readonly intercepts = new Map<string, { contexts: string[] | undefined }>()
  bypassesCache = false

  constructor(readonly emit: Emit) {}

  preloadsFor(userContext: string, window: string) {
    return this.preloads.for(userContext, window)
  }

  createUserContext(): WebKitUserContext {
    const context = new WebKitUserContext(this, this.engines, DEFAULT_SETTINGS)
    this.userContexts.set(context.id, context)
    return context
  }

  /** Finds a user context. Throws for an unknown id. */
  userContext(id: string | undefined): WebKitUserContext {
    const context = id === undefined ? [...this.userContexts.values()][0] : this.userContexts.get(id)
    if (!context) throw new BidiError('no such user context', String(id))
    return context
  }

  /** Finds a browsing context. Throws for an unknown id. */
  context(id: string): BrowsingContext {
    const context = this.contexts().find((one) => one.id === id)
    if (!context) throw new BidiError('no such frame', id)
    return context
  }

  /** Finds the browsing context of a realm. Throws for one that no longer exists. */
  realmContext(realm: string): { context: BrowsingContext; sandbox: string | undefined } {
    const [token, ...sandbox] = realm.split('/')
    const context = this.contexts().find(({ document }) => document?.token === token)
    if (!context) throw new BidiError('no such frame', realm)
    return { context, sandbox: sandbox.join('/') || undefined }
  }

  /** Ends everything. */
  async close(): Promise<void> {
    const contexts = [...this.userContexts.values()]
    this.userContexts.clear()
    await Promise.all([...contexts.map((context) => context.remove()), this.engines.close()])
  }

  private contexts(): BrowsingContext[] {
    const within = (context: BrowsingContext): BrowsingContext[] => [
      context,
      ...[...context.children.values()].flatMap(within),
    ]
    return [...this.userContexts.values()].flatMap(({ windows }) => [...windows.values()].flatMap(within))
  }
}

/** Returns a new id of an intercept, collector or script. */
export const newId = (): string => randomUUID()
