import { type Attempt, type Call, callFunction, createEvalSwitch, type Source } from './calls'
import { createRegistry, type Registry } from './registry'
import { type RemoteValue, toRemote } from './remote-values'

/** Something that happened in the page between two reports. */
export type PageEvent =
  | { type: 'message'; channel: string; data: RemoteValue }
  | { type: 'settled'; id: number; outcome: Attempt }
  | { type: 'error'; text: string; url: string; line: number; column: number }
  | { type: 'console'; method: string; text: string; args: RemoteValue[] }

/** The state of a document, and what has happened since the last report. */
export type Report = {
  token: string
  url: string
  readyState: DocumentReadyState
  /** Whether the document is leaving: no further report comes from it. */
  isHidden: boolean
  /** Whether a service worker answers for the document: it may have, when the network failed. */
  isControlled: boolean
  frames: string[]
  events: PageEvent[]
}

type Answer = (text: string) => void

/** Our side of one document: it calls functions for the bridge and reports events. */
export type Agent = {
  token: string
  /** Calls a function. The answer is its outcome, or `pending` when a report will bring it. */
  run: (call: Call, source: Source, answer: Answer) => void
  /** Answers with a report as soon as there is something new, or after a while. */
  report: (request: { id: number; context: string }, answer: Answer) => void
  /** The report that is being waited for. */
  reportId: number
  /** Returns the outcome of a call whose answer got lost in a dialog. */
  recall: (id: number) => string
  frame: (id: string) => HTMLIFrameElement | undefined
  registry: Registry
  describe: (value: unknown) => RemoteValue
}

/** Milliseconds until a slow call answers, between two looks at the document, and until a report is due anyway. */
type Times = { answer: number; watch: number; heartbeat: number }

/** Creates the agent of a document. */
export function createAgent(token: string, times: Times): Agent {
  // Tests replace the page's clock.
  const { setTimeout: later, setInterval: repeat } = globalThis
  const registry = createRegistry(token)
  const evalSwitch = createEvalSwitch()
  const frames = new Map<string, HTMLIFrameElement>()
  const outcomes = new Map<number, string>()
  const events: PageEvent[] = []
  let [reported, isHidden, waiting] = ['', false, undefined as Answer | undefined]

  const scope = {
    registry,
    frames,
    context: '',
    send: ({ channel }: { channel: string }, data: unknown) =>
      push({ type: 'message', channel, data: toRemote(scope, data, { maxObjectDepth: null, keepsHandles: false }) }),
  }

  function listFrames(): string[] {
    for (const [id, frame] of frames) if (!frame.isConnected) frames.delete(id)
    const known = new Set(frames.values())
    for (const frame of document.getElementsByTagName('iframe')) {
      registry.lastId += 1
      if (!known.has(frame)) frames.set(`${token}/f${registry.lastId}`, frame)
    }
    return [...frames.keys()]
  }

  function flush(isDue: boolean): void {
    // Pages without a secure connection have no service workers, whatever the types say.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const isControlled = Boolean(workers?.controller)
    const { readyState } = document
    const state = { token, url: location.href, readyState, isHidden, isControlled, frames: listFrames() }
    const text = JSON.stringify(state)
    if (!waiting || (!isDue && text === reported && events.length === 0)) return
    const answer = waiting
    waiting = undefined
    reported = text
    answer(JSON.stringify({ ...state, events: events.splice(0) } satisfies Report))
  }

  function push(event: PageEvent): void {
    events.push(event)
    void Promise.resolve().then(() => flush(false))
  }

  function leave(): void {
    isHidden = true
    flush(true)
  }

  function observe(): void {
    addEventListener('pagehide', leave)
    addEventListener('pageshow', () => void (isHidden = false))
    for (const type of ['load', 'popstate', 'hashchange', 'DOMContentLoaded'])
      addEventListener(type, () => flush(false))
    addEventListener('error', ({ error, message, filename, lineno, colno }) => {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : message
      push({ type: 'error', text, url: filename, line: lineno, column: colno })
    })
    addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => {
      const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : `Error: ${String(reason)}`
      push({ type: 'error', text, url: location.href, line: 0, column: 0 })
    })
    for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
      const print = console[method].bind(console)
      console[method] = (...args: unknown[]) => {
        print(...args)
        const remote = args.map((arg) => toRemote(scope, arg, { maxObjectDepth: 1, keepsHandles: false }))
        push({ type: 'console', method, text: args.map(String).join(' '), args: remote })
      }
    }
    repeat(() => flush(false), times.watch)
  }

  const agent: Agent = {
    token,
    registry,
    reportId: 0,
    describe: (value) => toRemote(scope, value, { maxObjectDepth: 0, keepsHandles: false }),
    frame: (id) => frames.get(id),
    recall: (id) => outcomes.get(id) ?? '"pending"',
    run(call, { declaration, compiled }, answer) {
      let answered = false
      const reply = (text: string) => {
        if (!answered) answer(text)
        answered = true
      }
      evalSwitch.on(compiled)
      callFunction(scope, call, declaration, (result) => {
        evalSwitch.off()
        const texts = evalSwitch.takeMissed()
        const outcome: Attempt = result.type === 'exception' && texts.length > 0 ? { type: 'missed', texts } : result
        const text = JSON.stringify(outcome)
        outcomes.set(call.id, text)
        later(() => outcomes.delete(call.id), times.heartbeat * 10)
        if (answered) push({ type: 'settled', id: call.id, outcome })
        else reply(text)
      })
      if (!answered) later(() => reply('"pending"'), times.answer)
    },
    report({ id, context }, answer) {
      agent.reportId = id
      scope.context = context
      waiting = answer
      flush(isHidden)
      later(() => agent.reportId === id && flush(true), times.heartbeat)
    },
  }
  observe()
  return agent
}
