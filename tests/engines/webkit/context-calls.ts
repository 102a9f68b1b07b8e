import * as z from 'zod/mini'

import type { Attempt, Call, Outcome } from './agent/calls'
import { ClassicError } from './classic'
import type { BrowsingContext } from './model'
import { BidiError } from './protocol'
import { call, recall } from './scripts'

/** Outcomes come from our own agent, so only their shape is checked. */
const attemptSchema = z.custom<Attempt>((value) => typeof value === 'object' && value !== null && 'type' in value)

type PendingCall = { resolve: (outcome: Attempt) => void; reject: (error: Error) => void }

/** Calls of functions in one browsing context. */
export class ContextCalls {
  private lastId = 0
  private readonly pending = new Map<number, PendingCall>()
  private readonly sandboxes = new Set<string>()

  constructor(private readonly context: BrowsingContext) {}

  /** Calls a function, and waits for what it returns or for the end of the document. */
  async run(details: Omit<Call, 'id'>, declaration: string): Promise<Outcome> {
    const texts: string[] = []
    for (;;) {
      const attempt = await this.attempt(details, declaration, texts)
      if (attempt.type !== 'missed') return attempt
      texts.push(...attempt.texts)
    }
  }

  private async attempt(details: Omit<Call, 'id'>, declaration: string, texts: string[]): Promise<Attempt> {
    const id = (this.lastId += 1)
    const { document, userContext, target } = this.context
    if (!document) throw moved()
    const settled = new Promise<Attempt>((resolve, reject) => this.pending.set(id, { resolve, reject }))
    settled.catch(() => {})
    let script = call(document.token, { id, ...details }, declaration, texts)
    try {
      for (;;) {
        const answer = await userContext.run(target, script).catch(answerFromError)
        if (answer === '"pending"') return await settled
        if (answer === 'null') throw await this.afterMove(document.token)
        if (typeof answer === 'string') return attemptSchema.parse(JSON.parse(answer))
        // A dialog has opened: it kept the script from running, or its answer from arriving.
        await userContext.untilNoPrompt(this.context.top)
        if (answer === null) script = recall(id)
      }
    } finally {
      this.pending.delete(id)
    }
  }

  /** Takes in the outcome that a report has brought. */
  settle(id: number, outcome: Attempt): void {
    this.pending.get(id)?.resolve(outcome)
  }

  /** Fails the calls that wait for a document that no longer exists. */
  fail(): void {
    for (const { reject } of this.pending.values()) reject(moved())
    this.pending.clear()
  }

  noteSandbox(sandbox: string | undefined): void {
    if (sandbox) this.sandboxes.add(sandbox)
  }

  takeSandboxes(): string[] {
    const sandboxes = [...this.sandboxes]
    this.sandboxes.clear()
    return sandboxes
  }

  /** Waits until the change of the document is announced, so that the caller tries again in the new one. */
  private async afterMove(token: string): Promise<Error> {
    for (
      let attempt = 0;
      attempt < 100 && !this.context.isClosed && this.context.document?.token === token;
      attempt += 1
    )
      await new Promise((resolve) => setTimeout(resolve, 20))
    return moved()
  }
}

const moved = () => new BidiError('no such node', 'The document has changed')

/** Turns errors of the driver into answers: `"null"` for a changed document, undefined for a call that never began. */
function answerFromError(error: unknown): string | undefined {
  if (error instanceof ClassicError && error.code === 'unexpected alert open') return undefined
  if (error instanceof ClassicError && /no such (frame|window)/.test(error.code)) return 'null'
  throw error
}
