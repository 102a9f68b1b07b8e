/**
 * Ref callback that publishes an element's height as a CSS variable of the root, so that content can clear a fixed bar.
 */
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
