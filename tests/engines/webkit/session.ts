import { ClassicError, sendClassic } from './classic'
import { isReporting, type PageScript } from './scripts'

/** Where a command goes: a window, or the element of a frame within another target. */
export type Target = { window: string; frame?: { parent: Target; find: PageScript } }

/** A classic session. It has one current target, so commands queue, and each of them selects its target first. */
export class Session {
  private queue: Promise<unknown> = Promise.resolve()
  private current: Target | undefined
  /** The report that was asked for last, and may still be on its way to the current target. */
  private asked: number | undefined

  constructor(private readonly url: string) {}

  /** Sends a command that has no target. */
  send(method: string, path: string, body?: object): Promise<unknown> {
    return sendClassic(this.url + path, method, body)
  }

  /** Sends a command to a target. */
  sendTo(target: Target, method: string, path: string, body?: object): Promise<unknown> {
    return this.within(target, () => this.send(method, path, body))
  }

  /** Runs a script in a target. An asynchronous one answers by its callback. */
  run(target: Target, script: PageScript, isAsync = true): Promise<unknown> {
    return this.within(target, () => this.execute(script, isAsync))
  }

  /** Asks for a report, which may take long: commands after it don't wait for the answer. */
  async ask(target: Target, reportId: number, script: PageScript): Promise<unknown> {
    let answer: Promise<unknown> = Promise.resolve()
    await this.within(target, async () => {
      answer = this.execute(script, true).finally(() => {
        if (this.asked === reportId) this.asked = undefined
      })
      // Handled by the caller, below.
      answer.catch(() => {})
      this.asked = reportId
    })
    return answer
  }

  /** Queues commands that select their own target. */
  within<Result>(target: Target, run: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(async () => {
      try {
        await this.select(target)
        return await run()
      } catch (error) {
        if (isLost(error)) this.current = undefined
        throw error
      }
    })
    this.queue = result.catch(() => {})
    return result
  }

  private async select(target: Target): Promise<void> {
    if (this.current === target) return
    await this.untilAsked()
    this.current = undefined
    await this.send('POST', '/window', { handle: target.window })
    for (const { frame } of ancestry(target)) {
      if (!frame) continue
      const id = await this.execute(frame.find, false)
      if (id === null) throw new ClassicError('no such frame', 'The frame has left its document')
      await this.send('POST', '/frame', { id })
    }
    this.current = target
  }

  /** Waits until the last report's question has arrived: it goes to the target that is current when it does. */
  private async untilAsked(): Promise<void> {
    while (this.asked !== undefined) {
      const hasArrived = await this.execute(isReporting(this.asked), false).catch(() => true)
      if (hasArrived !== false) this.asked = undefined
    }
  }

  private execute({ text, input }: PageScript, isAsync: boolean): Promise<unknown> {
    return this.send('POST', isAsync ? '/execute/async' : '/execute/sync', {
      script: text,
      args: [JSON.stringify(input)],
    })
  }
}

function ancestry(target: Target): Target[] {
  return target.frame ? [...ancestry(target.frame.parent), target] : [target]
}

const isLost = (error: unknown) => error instanceof ClassicError && /no such (window|frame)/.test(error.code)
