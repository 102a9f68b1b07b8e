import { type LocalScope, type LocalValue, toValue } from './local-values'
import { type RemoteScope, type RemoteValue, type Serialization, toRemote } from './remote-values'

/** How a function of the other side is called. */
export type Call = {
  id: number
  args: LocalValue[]
  self: LocalValue
  awaitsPromise: boolean
  serialization: Serialization
}

/** The result of a call, as BiDi's `script.EvaluateResult` without the realm. */
export type Outcome =
  | { type: 'success'; result: RemoteValue }
  | { type: 'exception'; exceptionDetails: { text: string; exception: RemoteValue } }

/** An outcome, or the texts that must be compiled before the call can run. */
export type Attempt = Outcome | { type: 'missed'; texts: string[] }

/** Describes what a function threw. */
export function toException(scope: RemoteScope, error: unknown): Outcome {
  const isError = error instanceof Error
  const text = isError ? `${error.name}: ${error.message}` : String(error)
  const exception = toRemote(scope, error, { maxObjectDepth: 1, keepsHandles: false })
  return { type: 'exception', exceptionDetails: { text, exception } }
}

/** Functions by the text that the page would pass to `eval`. */
export type CompiledFunctions = Record<string, () => unknown>

/** Code of a call: a function, and the texts that were compiled for it. */
export type Source = { declaration: () => (...args: unknown[]) => unknown; compiled: CompiledFunctions }

/** `eval` while calls run: policies forbid it to the page, so the bridge compiles the texts. */
export type EvalSwitch = { on: (compiled: CompiledFunctions) => void; off: () => void; takeMissed: () => string[] }

/** Returns the switch of a document. A text that was not compiled is noted as missed. */
export function createEvalSwitch(): EvalSwitch {
  const plain: unknown = Reflect.get(globalThis, 'eval')
  const known = new Map<string, () => unknown>()
  let calls = 0
  let missed: string[] = []
  function evaluate(text: unknown): unknown {
    if (typeof text !== 'string') return text
    const compiled = known.get(text)
    if (compiled) return compiled()
    missed.push(text)
    throw new EvalError('The text was not compiled')
  }
  return {
    on: (compiled) => {
      for (const [text, run] of Object.entries(compiled)) known.set(text, run)
      calls += 1
      Reflect.set(globalThis, 'eval', evaluate)
    },
    off: () => {
      calls -= 1
      if (calls === 0) Reflect.set(globalThis, 'eval', plain)
    },
    takeMissed: () => {
      const missedCalls = missed
      missed = []
      return missedCalls
    },
  }
}

/**
 * Hides the `value` that a framework has defined on the focused field, as it would be hidden from an isolated world.
 * Otherwise React takes a value that a call sets for its own, and ignores the event. Returns a function that restores it.
 */
export function hideDefinedValue(): () => void {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  const field = element
  const defined = field ? Object.getOwnPropertyDescriptor(field, 'value') : undefined
  if (!field || !defined?.configurable) return () => {}
  Reflect.deleteProperty(field, 'value')
  return () => {
    if (!Object.hasOwn(field, 'value')) Object.defineProperty(field, 'value', defined)
  }
}

/** Calls a function and passes on its outcome, when it has settled. */
export function callFunction(
  scope: LocalScope & RemoteScope,
  call: Call,
  declaration: Source['declaration'],
  done: (outcome: Outcome) => void,
): void {
  const succeed = (value: unknown) => {
    try {
      done({ type: 'success', result: toRemote(scope, value, call.serialization) })
    } catch (error) {
      done(toException(scope, error))
    }
  }
  const restore = hideDefinedValue()
  const fail = (error: unknown) => done(toException(scope, error))
  try {
    const args = call.args.map((arg) => toValue(scope, arg))
    const value = declaration().apply(toValue(scope, call.self), args)
    if (call.awaitsPromise && value instanceof Promise) value.then(succeed, fail)
    else succeed(value)
  } catch (error) {
    fail(error)
  } finally {
    restore()
  }
}
