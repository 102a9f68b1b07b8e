const VARIABLE = '--player-bar-height'

/** Tells the page how high the bar is, so that nothing hides behind it; for use as a ref. */
export function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(VARIABLE, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(VARIABLE)
  }
}
