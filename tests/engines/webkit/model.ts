import type { OutgoingHttpHeaders } from 'node:http'

import type { Report } from './agent/agent'
import type { Attempt, Call, Outcome } from './agent/calls'
import type { LocalValue } from './agent/local-values'
import type { Cookie } from './cookie'
import type { DocumentState } from './document-state'
import type { Emit } from './protocol'
import type { PageScript, Preload } from './scripts'
import type { Target } from './session'

/** Size of the page in CSS pixels. */
export type Viewport = { width: number; height: number }

/** Answer to a dialog; without `accept` it is accepted. */
export type PromptAnswer = { accept?: boolean | undefined; userText?: string | undefined }

/** A navigation that has begun and not yet led to a document. */
export type Navigation = {
  id: string
  url: string
  /** Set once the network has failed: takes in whether a service worker has responded instead. */
  settle?: (hasResponse: boolean) => void
}

/** The browser that a client sees, and what applies to all of its user contexts. */
export interface Browser {
  readonly emit: Emit
  /** Ids of intercepts; one without contexts applies to all. */
  readonly intercepts: Map<string, { contexts: string[] | undefined }>
  readonly bypassesCache: boolean
  /** Returns the preload scripts of a window. */
  preloadsFor: (userContext: string, window: string) => Preload[]
}

/** A user context: a browser of its own, started when its first page is created. */
export interface UserContext {
  readonly id: string
  readonly browser: Browser
  readonly windows: Map<string, BrowsingContext>
  /** Window without a page: the session's first one, or one whose page was closed. */
  readonly spareWindow: string | undefined
  /** Context that was used last, which opens the windows that appear. */
  active: BrowsingContext | undefined
  readonly isRemoved: boolean
  /** Whether a command is opening a window: it's no popup then. */
  readonly isOpening: boolean
  readonly isOffline: boolean
  /** Folder for downloads; without one they are refused. */
  readonly downloads: string | undefined
  extraHeaders: OutgoingHttpHeaders
  readonly cookies: { takeUndelivered: (url: URL) => Cookie[]; mirror: (header: string, url: URL) => void }
  /** Makes a context of a window that has appeared. */
  adopt: (handle: string, url: string, opener: string | null) => BrowsingContext
  closeWindow: (context: BrowsingContext) => Promise<void>
  resizeWindow: (context: BrowsingContext, viewport: Viewport) => Promise<void>
  answerPrompt: (context: BrowsingContext, answer: PromptAnswer) => Promise<void>
  /** Drops a window that no longer exists. */
  forget: (context: BrowsingContext) => void
  run: (target: Target, script: PageScript, isAsync?: boolean) => Promise<unknown>
  ask: (target: Target, reportId: number, script: PageScript) => Promise<unknown>
  sendTo: (target: Target, method: string, path: string, body?: object) => Promise<unknown>
  untilNoPrompt: (context: BrowsingContext) => Promise<void>
  preloadsFor: (window: string) => Preload[]
}

/** The browsing context of a window or frame. */
export interface BrowsingContext {
  readonly id: string
  readonly target: Target
  readonly userContext: UserContext
  readonly parent?: BrowsingContext | undefined
  readonly top: BrowsingContext
  readonly document: DocumentState | undefined
  readonly navigation: Navigation | undefined
  readonly isClosed: boolean
  readonly children: Map<string, BrowsingContext>
  readonly calls: Calls
  /** Takes in a report of the context's document. */
  update: (report: Report) => void
  startNavigation: (url: string) => Navigation
  /** Notes that the network failed. Calls `settle` once it is known whether a service worker has responded instead. */
  failNavigation: (navigation: Navigation, settle: (hasResponse: boolean) => void) => void
  /** Returns the realm of a sandbox, or of the page. */
  realm: (sandbox?: string) => string
  call: (details: Omit<Call, 'id'>, declaration: string) => Promise<Outcome>
  evaluate: (declaration: string, args: LocalValue[]) => Promise<void>
  frameElement: (child: string) => Promise<unknown>
  emit: (method: string, params: object) => void
  untilReady: () => Promise<void>
  close: () => void
}

/** Calls of functions in one browsing context. */
export interface Calls {
  noteSandbox: (sandbox: string | undefined) => void
  settle: (id: number, outcome: Attempt) => void
}
