/** Loads the prefetch code when the first link is hovered or focused. Returns a function that stops. */
export function watchForLinks(): () => void {
  const [wait, stop] = [new AbortController(), new AbortController()]
  const load = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a'))) return
    wait.abort()
    import('./prefetch').then((part) => part.prefetchLinks(stop.signal, target)).catch(() => {})
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, { signal: wait.signal })
  return () => [wait, stop].forEach((part) => part.abort())
}
