import * as z from 'zod/mini'

import type { Report } from './agent/agent'
import { ClassicError } from './classic'
import type { BrowsingContext } from './model'
import { install, report, TIMES } from './scripts'
import { trace } from './trace'

/** Reports come from our own agent, so only their shape is checked. */
const reportSchema = z.nullable(
  z.custom<Report>((value) => typeof value === 'object' && value !== null && 'token' in value),
)

/** Milliseconds after which a report counts as lost, with a document that was put into the back-forward cache. */
const LOST_AFTER_MS = TIMES.heartbeat * 4

let lastReport = 0

const LOST = Symbol('lost')

/** Returns the answer, or `LOST` when none came in time. */
function withTimeout(answer: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const connectionLost = new Promise((resolve) => {
    timer = setTimeout(resolve, LOST_AFTER_MS, LOST)
  })
  return Promise.race([answer, connectionLost]).finally(() => clearTimeout(timer))
}

/** Asks a browsing context for reports, one after the other, until it is closed. */
export async function watch(context: BrowsingContext): Promise<void> {
  while (!context.isClosed) {
    try {
      await watchOnce(context)
    } catch (error) {
      if (context.isClosed) return
      trace(context.id, error)
      await recover(context, error)
    }
  }
}

async function watchOnce(context: BrowsingContext): Promise<void> {
  const { userContext, target } = context
  lastReport += 1
  const answer = await withTimeout(userContext.ask(target, lastReport, report(lastReport, context.id)))
  trace(performance.now(), context.id, String(answer).slice(0, 200))
  if (answer === LOST || context.isClosed) return
  // The driver answers null when a dialog opens.
  if (answer === null) return userContext.untilNoPrompt(context.top)
  const state = reportSchema.parse(typeof answer === 'string' ? JSON.parse(answer) : null)
  if (!state) return void (await userContext.run(target, install(userContext.preloadsFor(context.top.id))))
  if (state.isHidden) await pause()
  else context.update(state)
}

/** Continues after an error: the document has changed, a dialog is open, or the context no longer exists. */
async function recover(context: BrowsingContext, error: unknown): Promise<void> {
  if (error instanceof ClassicError && error.code === 'unexpected alert open')
    return context.userContext.untilNoPrompt(context.top)
  if (error instanceof ClassicError && error.code === 'no such window' && !context.parent)
    return context.userContext.forget(context)
  await pause()
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 10))
