import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Rows beyond each edge of the view that are drawn already: a short flick, and the next stop of the Tab key, find them there. */
export const OVERSCAN_ROWS = 4

/** So many rows before the last one more are asked for. */
export const END_REACH_ROWS = 10

/** What scrolls the rows: the page, or a box of their own, whose height the caller gives. */
export type VirtualScroller = 'page' | 'box'

type VirtualRowsOptions = {
  count: number
  keyOf: (index: number) => string
  /** Height of a row in pixels before it was seen; what is drawn is measured. */
  estimateSize: number
  /** Pixels between rows. */
  gap: number
  scroller: VirtualScroller
  onEndReached: (() => void) | undefined
}

/** Which of very many rows are drawn: those in view, a few around them, and the one that has the focus with its neighbours. */
export function useVirtualRows({ count, keyOf, estimateSize, gap, scroller, onEndReached }: VirtualRowsOptions) {
  const box = useRef<HTMLDivElement>(null)
  // Drawn anew at once, not with the next scroll: a quick Tab key is there before it.
  const [focused, setFocused] = useState<number>()
  const [scrollMargin, setScrollMargin] = useState(0)

  const options = {
    count,
    gap,
    estimateSize: () => estimateSize,
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, range.count),
    directDomUpdates: true,
    useFlushSync: false,
  }
  // Which of the two it is never changes while a list is shown; hooks may not depend on it all the same.
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized but rows, which only get their index
  const ofPage = useWindowVirtualizer<HTMLDivElement>({ ...options, scrollMargin, enabled: scroller === 'page' })
  const ofBox = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    ...options,
    enabled: scroller === 'box',
    getScrollElement: () => box.current,
  })
  const virtualizer = scroller === 'page' ? ofPage : ofBox

  useLayoutEffect(() => {
    const element = box.current
    if (scroller !== 'page' || !element) return undefined
    const measure = () => setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    // What stands above the list may grow: then the page does.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [scroller])

  const rows = virtualizer.getVirtualItems()
  const isNearEnd = (virtualizer.range?.endIndex ?? -1) >= count - 1 - END_REACH_ROWS
  const reachEnd = useEffectEvent(() => onEndReached?.())
  useEffect(() => {
    if (isNearEnd && count > 0) reachEnd()
  }, [isNearEnd, count])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    setFocused(index === undefined ? undefined : Number(index))
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(undefined)
  }
  return {
    box,
    rows,
    containerRef: virtualizer.containerRef,
    measure: virtualizer.measureElement,
    focusEvents: { onFocus, onBlur },
  }
}

/** The drawn rows with the one that has the focus and its neighbours, in the order of the list: there the Tab key goes next. */
function withFocused(indexes: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return indexes
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...indexes, ...kept])].toSorted((one, other) => one - other)
}
