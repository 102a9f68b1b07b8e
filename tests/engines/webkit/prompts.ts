import type { BrowsingContext, PromptAnswer, UserContext } from './model'

const INTERVAL_MS = 50

/** Dialogs of a user context's pages. */
export class Prompts {
  private readonly open = new Map<BrowsingContext, Promise<void>>()

  constructor(private readonly userContext: UserContext) {}

  /** Announces the open dialog of a page, if there is one, and waits until it is closed. */
  untilClosed(context: BrowsingContext): Promise<void> {
    const waiting = this.open.get(context) ?? this.follow(context).finally(() => this.open.delete(context))
    this.open.set(context, waiting)
    return waiting
  }

  /** Accepts or dismisses the open dialog. */
  async answer(context: BrowsingContext, { accept = true, userText }: PromptAnswer): Promise<void> {
    if (userText !== undefined) await this.userContext.sendTo(context.target, 'POST', '/alert/text', { text: userText })
    await this.userContext.sendTo(context.target, 'POST', accept ? '/alert/accept' : '/alert/dismiss')
  }

  private async text(context: BrowsingContext): Promise<string | undefined> {
    const text = await this.userContext.sendTo(context.target, 'GET', '/alert/text').catch(() => undefined)
    return text === undefined ? undefined : String(text)
  }

  private async follow(context: BrowsingContext): Promise<void> {
    const message = await this.text(context)
    if (message === undefined) return
    context.emit('browsingContext.userPromptOpened', { type: 'confirm', message, handler: 'ignore' })
    while (!context.isClosed && (await this.text(context)) !== undefined)
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    context.emit('browsingContext.userPromptClosed', { type: 'confirm', accepted: true })
  }
}
