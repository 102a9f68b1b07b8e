import { useEffect, useEffectEvent, useState } from 'react'

import { SEARCH_DELAY } from '../fields/search-delay'
import type { Options, OptionValue } from './option'

/** A search that takes longer than this shows that it is under way, in milliseconds (spec section 9). */
export const SEARCH_INDICATOR_DELAY = 500

/** Asks for what fits to a text; the signal says that nobody waits for the answer any more. */
export type LoadOptions<Value extends OptionValue> = (query: string, signal: AbortSignal) => Promise<Options<Value>>

/** What a search has found. The last list stays until the next has come. */
export type OptionSearch<Value extends OptionValue> = {
  options: Options<Value>
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

type Answer<Value extends OptionValue> = { query: string; attempt: number; options: Options<Value>; isFailed: boolean }

/**
 * Searches for options once typing has rested; for an empty text and for another attempt at once. Of several searches only the
 * newest counts. Nothing is asked for while `isActive` is false, and what failed is asked for again when it becomes true.
 */
export function useOptionSearch<Value extends OptionValue>(
  load: LoadOptions<Value>,
  query: string,
  isActive: boolean,
): OptionSearch<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>()
  const [attempt, setAttempt] = useState(0)
  const ask = useEffectEvent(load)
  const isAnswered = answer?.query === query && answer.attempt === attempt
  const delay = query === '' || (answer && answer.attempt !== attempt) ? 0 : SEARCH_DELAY

  useEffect(() => {
    if (!isActive || isAnswered) return undefined
    const search = new AbortController()
    const run = async () => {
      const options = await ask(query, search.signal).catch(() => null)
      if (!search.signal.aborted) setAnswer({ query, attempt, options: options ?? [], isFailed: options === null })
    }
    const timer = setTimeout(() => void run(), delay)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [isActive, isAnswered, query, attempt, delay])

  const isFailed = isAnswered && answer.isFailed
  const retry = () => setAttempt(attempt + 1)
  if (isFailed && !isActive) retry()
  return { options: answer?.options ?? [], isSearching: isActive && !isAnswered, isFailed, retry }
}
