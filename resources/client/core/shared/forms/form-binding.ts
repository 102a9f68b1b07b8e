import { warmTransport } from '@/core/platform/api/call'

import type { FormEndpoint, FormOptions } from './form'
import type { FormEngine, FormPart } from './form-engine'

/** Ties a form on the page to its engine, whose code comes with the first touch, or at once where a draft may wait. */
export function bindForm<E extends FormEndpoint>(endpoint: E, first: FormOptions<E>, setState: FormPart['setState']) {
  let options = first
  let part: FormPart<E> | undefined
  let engine: Promise<FormEngine<E>> | undefined

  async function load(): Promise<FormEngine<E>> {
    const early = part
    warmTransport()
    const { createFormEngine } = await import('./form-engine')
    // A field that takes the focus by itself does so before its form is attached.
    const own = early ?? part
    if (!own || own.signal.aborted) throw new Error('The form is gone')
    return createFormEngine(endpoint, own)
  }

  /** Gives the engine: fetched once, and anew after a failure. */
  function wake(): Promise<FormEngine<E>> {
    engine ??= load().catch((error: unknown) => {
      engine = undefined
      throw error
    })
    return engine
  }

  /** Fetches it ahead; a failure is told when the form is sent. */
  const warm = () => void wake().catch(() => undefined)

  return {
    wake,
    warm,
    /** The options may change with every drawing. */
    tell: (next: FormOptions<E>): void => void (options = next),
    /** The form's `ref`: it is known by what it holds before anybody touches it. */
    attach: (element: HTMLFormElement | null) => {
      if (!element) return undefined
      const gone = new AbortController()
      part = { element, start: new FormData(element), setState, options: () => options, signal: gone.signal }
      if (options.draft !== undefined) warm()
      return () => {
        gone.abort()
        part = engine = undefined
      }
    },
  }
}
