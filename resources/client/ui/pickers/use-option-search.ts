import { useEffect, useEffectEvent, useState } from 'react'

import { SEARCH_DEBOUNCE_MS } from '../fields/search-field'
import type { Options, OptionValue } from './option'

/** Delay before a running search shows a spinner, in milliseconds (spec section 9). */
export const SEARCH_SPINNER_DELAY_MS = 500

/** Fetches the options that match a query; the signal aborts when the result is no longer needed. */
export type LoadOptions<Value extends OptionValue> = (query: string, signal: AbortSignal) => Promise<Options<Value>>

/** Search results and state. The last results stay until the next ones arrive. */
export type OptionSearch<Value extends OptionValue> = {
  options: Options<Value>
  isSearching: boolean
  isFailed: boolean
  retry: () => void
}

type SearchResult<Value extends OptionValue> = {
  query: string
  attempt: number
  options: Options<Value>
  isFailed: boolean
}

/**
 * Debounced search for options; an empty query and retries run immediately. A newer search aborts the older one. It
 * pauses while `isActive` is false, and a failed search is retried when it becomes true.
 */
export function useOptionSearch<Value extends OptionValue>(
  load: LoadOptions<Value>,
  query: string,
  isActive: boolean,
): OptionSearch<Value> {
  const [result, setResult] = useState<SearchResult<Value>>()
  const [attempt, setAttempt] = useState(0)
  const fetchOptions = useEffectEvent(load)
  const isSettled = result?.query === query && result.attempt === attempt
  const delay = query === '' || (result && result.attempt !== attempt) ? 0 : SEARCH_DEBOUNCE_MS

  useEffect(() => {
    if (!isActive || isSettled) return undefined
    const search = new AbortController()
    const run = async () => {
      const options = await fetchOptions(query, search.signal).catch(() => null)
      if (!search.signal.aborted) setResult({ query, attempt, options: options ?? [], isFailed: options === null })
    }
    const timer = setTimeout(() => void run(), delay)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [isActive, isSettled, query, attempt, delay])

  const isFailed = isSettled && result.isFailed
  const retry = () => setAttempt(attempt + 1)
  if (isFailed && !isActive) retry()
  return { options: result?.options ?? [], isSearching: isActive && !isSettled, isFailed, retry }
}
