/**
 * Ref callback that publishes an element's height as a CSS variable of the root, so that content can clear a fixed bar.
 */
export const publishHeight =
  (variable: `--${string}`) =>
  (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement
    const publish = () => style.setProperty(variable, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(publish)
    // Immediately, so that no frame is painted without it.
    publish()
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }
