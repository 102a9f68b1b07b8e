import * as z from 'zod/mini'

const commandSchema = z.object({
  id: z.number(),
  method: z.literal('browsingContext.traverseHistory'),
  params: z.object({ context: z.string() }),
})
const resultSchema = z.object({ type: z.literal('success'), id: z.number() })
const navigationSchema = z.object({
  method: z.string(),
  params: z.looseObject({ context: z.string(), navigation: z.string() }),
})

const STARTED = 'browsingContext.navigationStarted'
const ENDS = ['navigationCommitted', 'navigationFailed', 'navigationAborted'].map((end) => `browsingContext.${end}`)
/** Events of a page that is there at once. */
const ARRIVAL = ['navigationCommitted', 'domContentLoaded', 'load'].map((event) => `browsingContext.${event}`)

type Navigation = z.output<typeof navigationSchema>['params']

/**
 * Completes the navigations that end in Firefox's back-forward cache: it announces their start only (153), and the client
 * would wait for ever. A step through the history has ended when its command succeeds.
 */
export function createRestoredPages() {
  const started = new Map<string, Navigation>()
  const steps = new Map<number, string>()

  return {
    /** Takes in a command of the client. */
    command: (message: unknown): void => {
      const { data } = commandSchema.safeParse(message)
      if (data) steps.set(data.id, data.params.context)
    },
    /** Takes in a message of the browser. Returns the events that follow it. */
    message: (message: unknown): object[] => {
      const { method = '', params } = navigationSchema.safeParse(message).data ?? {}
      if (params && method === STARTED) started.set(params.context, params)
      if (params && ENDS.includes(method)) started.delete(params.context)
      const { id = -1 } = resultSchema.safeParse(message).data ?? {}
      const context = steps.get(id) ?? ''
      const navigation = started.get(context)
      steps.delete(id)
      if (!navigation) return []
      started.delete(context)
      return ARRIVAL.map((event) => ({ type: 'event', method: event, params: navigation }))
    },
  }
}
