/** Returns a signal that aborts with the first of `signals`, and its reason; `AbortSignal.any` needs Safari 17.4. */
export function combineSignals(...signals: readonly AbortSignal[]): AbortSignal {
  const combined = new AbortController()
  for (const signal of signals) {
    const stop = () => combined.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true, signal: combined.signal })
  }
  return combined.signal
}
