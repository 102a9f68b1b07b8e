import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, isValidElement, useMemo, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'
import { useFirstScreenCount } from '@/ui/deferred-rendering/use-first-screen'

import { IconButton } from '../buttons/icon-button'

type CarouselProps = {
  /** Accessible name of the list. */
  label: string
  previousLabel: string
  nextLabel: string
  /** One list item per child, as wide as a card of a grid. */
  children: ReactNode
}

/** Number of items that fill a wide screen; only these render with the first screen. */
const FIRST_ITEMS = 7

/** Share of the visible width that an arrow scrolls by; the rest stays in view for orientation. */
const PAGE_SHARE = 0.9

/** A horizontally scrolling row of items, with arrow buttons that are hidden at the ends. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [overflow, setOverflow] = useState({ before: false, after: false })
  // Memoized so that showing or hiding an arrow does not re-render the cards.
  const items = useMemo(() => Children.toArray(children), [children])
  const count = useFirstScreenCount(items.length, FIRST_ITEMS)

  const measure = () => {
    if (!list.current) return
    const { scrollLeft, scrollWidth, clientWidth } = list.current
    const before = scrollLeft > 1
    const after = scrollLeft + clientWidth < scrollWidth - 1
    setOverflow((current) => (current.before === before && current.after === after ? current : { before, after }))
  }
  // The observer fires after layout, and after each render. Measuring right away would force a layout, before the fonts
  // have loaded.
  const observe = (element: HTMLUListElement) => {
    list.current = element
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }

  const scrollPage = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * PAGE_SHARE })

  return (
    <div className="relative">
      <ul
        ref={observe}
        aria-label={label}
        onScroll={measure}
        className="-mx-gutter -my-2 flex [scroll-snap-type:x_proximity] scroll-px-gutter gap-2.5 overflow-x-auto scroll-smooth overscroll-x-contain px-gutter py-2 md:-mx-2 md:scroll-px-2 md:px-2 scrollbar-none"
      >
        {items.slice(0, count).map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} className="card-width shrink-0 snap-start">
            {item}
          </li>
        ))}
      </ul>
      <Arrow
        label={previousLabel}
        icon={<ChevronLeft />}
        isEnabled={overflow.before}
        onPress={() => scrollPage(-1)}
        className="-left-3"
      />
      <Arrow
        label={nextLabel}
        icon={<ChevronRight />}
        isEnabled={overflow.after}
        onPress={() => scrollPage(1)}
        className="-right-3"
      />
    </div>
  )
}

type ArrowProps = { label: string; icon: ReactNode; isEnabled: boolean; onPress: () => void; className: string }

/** Hidden at its end of the list, unless it has keyboard focus. Touch users swipe, so arrows are hidden there too. */
function Arrow({ label, icon, isEnabled, onPress, className }: ArrowProps) {
  return (
    <div className={classNames('absolute top-1/3 -mt-5.5 pointer-coarse:hidden', className)}>
      <IconButton
        label={label}
        icon={icon}
        onClick={onPress}
        tabIndex={isEnabled ? 0 : -1}
        aria-disabled={!isEnabled}
        className={classNames(
          'bg-paper shadow-floating',
          !isEnabled && 'pointer-events-none not-focus-visible:opacity-0',
        )}
      />
    </div>
  )
}
