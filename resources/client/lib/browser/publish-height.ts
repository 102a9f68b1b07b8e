/** Tells the page how high an element is, in a variable of its style, so that nothing hides behind it; for use as a ref. */
export const publishHeight =
  (variable: `--${string}`) =>
  (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }
