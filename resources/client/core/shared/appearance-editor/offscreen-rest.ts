/** How long after the last change the parts out of view are styled again. */
const REST_MS = 250

/** Boxes whose contents can be skipped: size containment applies to them. */
const CONTAINABLE = /^(block|flow-root|flex|grid|inline-block|list-item)$/

/**
 * Keeps the parts of the page that are out of view from being styled while values of a theme change fast: a variable of
 * the page restyles every element, and a colour is dragged at a frame for each move. A rest ends by itself, and at
 * once when the page scrolls or changes its size.
 */
export function createOffscreenRest() {
  let resting: HTMLElement[] = []
  let ending: ReturnType<typeof setTimeout> | undefined
  let listening = new AbortController()

  function end(): void {
    clearTimeout(ending)
    listening.abort()
    for (const { style } of resting.splice(0)) {
      style.removeProperty('content-visibility')
      style.removeProperty('contain-intrinsic-size')
    }
  }

  /** All sizes are read before the first is set, so that the browser lays out the page at most once. */
  function start(): void {
    const parts = document.querySelectorAll('main')
    const sizes = [...parts].flatMap((part) => offscreenParts(part)).map((part) => [part, contentSize(part)] as const)
    for (const [{ style }, size] of sizes) {
      style.setProperty('contain-intrinsic-size', size)
      style.setProperty('content-visibility', 'hidden')
    }
    resting = sizes.map(([part]) => part)
    listening = new AbortController()
    for (const type of ['scroll', 'resize', 'focusin'])
      window.addEventListener(type, end, { signal: listening.signal, capture: true })
  }

  return {
    /** Lets the parts out of view rest from before the next change until some time after the last. */
    rest(): void {
      if (resting.length === 0) start()
      clearTimeout(ending)
      ending = setTimeout(end, REST_MS)
    },
  }
}

/** Outermost elements within a part of the page whose boxes are wholly out of view. */
function offscreenParts(part: Element): HTMLElement[] {
  return [...part.children].flatMap((child) => {
    const box = child.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return []
    if (isInView(box)) return offscreenParts(child)
    return child instanceof HTMLElement && CONTAINABLE.test(getComputedStyle(child).display) ? [child] : []
  })
}

const isInView = ({ top, bottom, left, right }: DOMRect): boolean =>
  bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth

/** Size of an element's content, as `contain-intrinsic-size` takes it. */
function contentSize(element: HTMLElement): string {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element)
  const width = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  const height = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  return `${width}px ${height}px`
}
