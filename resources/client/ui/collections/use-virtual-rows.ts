import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

/** Number of rows rendered beyond each edge of the viewport, for short flicks and the next tab stop. */
export const OVERSCAN_ROWS = 4

/** Number of rows before the end at which more are fetched. */
export const END_REACH_ROWS = 10

/** Scroll container of the rows: the page, or a box whose height the caller sets. */
export type VirtualScroller = 'page' | 'box'

/** Lets the owner of a virtual list reach rows that are out of view. */
export type VirtualRowsHandle = {
  /** Renders a row and scrolls it into view. Returns its element; null without such a row. */
  reveal: (index: number) => HTMLElement | null
}

type VirtualRowsOptions = {
  handle: Ref<VirtualRowsHandle> | undefined
  count: number
  keyOf: (index: number) => string
  /** Estimated row height in pixels; rendered rows are measured. */
  estimateSize: number
  /** Gap between rows in pixels. */
  gap: number
  scroller: VirtualScroller
  onEndReached: (() => void) | undefined
}

/**
 * Virtualizes rows: renders those in view, {@link OVERSCAN_ROWS} around them, and the focused one with its neighbours.
 */
export function useVirtualRows({
  handle,
  count,
  keyOf,
  estimateSize,
  gap,
  scroller,
  onEndReached,
}: VirtualRowsOptions) {
  const box = useRef<HTMLDivElement>(null)
  // State rather than a ref: rendering with the next scroll would be too late for a quick Tab key.
  const [focused, setFocused] = useState<number>()
  const [scrollMargin, setScrollMargin] = useState(0)

  const options = {
    count,
    gap,
    estimateSize: () => estimateSize,
    measureElement: measureRow,
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: (range: Range) => withFocused(defaultRangeExtractor(range), focused, range.count),
    directDomUpdates: true,
    useFlushSync: false,
  }
  // The scroller never changes while a list is mounted, but hooks must not be called conditionally.
  // oxlint-disable-next-line react/incompatible-library -- only rows are memoized here, and they receive only their index
  const ofPage = useWindowVirtualizer<HTMLDivElement>({ ...options, scrollMargin, enabled: scroller === 'page' })
  const boxVirtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    ...options,
    enabled: scroller === 'box',
    getScrollElement: () => box.current,
  })
  const virtualizer = scroller === 'page' ? ofPage : boxVirtualizer

  useLayoutEffect(() => {
    const element = box.current
    if (scroller !== 'page' || !element) return undefined
    const measure = () => setScrollMargin(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    // Content above the list can grow, which resizes the body.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [scroller])

  useImperativeHandle(handle, () => ({
    reveal: (index) => {
      flushSync(() => setFocused(index))
      virtualizer.scrollToIndex(index)
      return box.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null
    },
  }))

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

/**
 * Height of a row as its observer reports it, before the frame is painted; the last known or estimated one until then.
 * Reading it would lay out the page in the task that renders the row. Rows of a hidden list have no height, and with it
 * would make room permanently more rows.
 */
function measureRow<Scroller extends Element | Window>(
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, HTMLDivElement>,
): number {
  const index = list.indexFromElement(row)
  const knownHeight = list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index)
  return entry ? measureElement(row, entry, list) || knownHeight : knownHeight
}

/** Adds the focused row and its neighbours, where Tab goes next, to the rendered rows, in list order. */
function withFocused(indexes: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return indexes
  const pinnedIndexes = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...indexes, ...pinnedIndexes])].toSorted((one, other) => one - other)
}
