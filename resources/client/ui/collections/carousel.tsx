import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, type ReactNode, isValidElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { IconButton } from '../buttons/icon-button'
import { useFirstScreenCount } from '../use-first-screen'

type CarouselProps = {
  /** Name of the list. */
  label: string
  previousLabel: string
  nextLabel: string
  /** One item each, all as wide as the cards of a grid. */
  children: ReactNode
}

/** Items that fill a wide screen. */
const FIRST_ITEMS = 7

/** Of what is in view, a page forward leaves so much as a bridge for the eye. */
const PAGE_SHARE = 0.9

/** A row of items that scrolls sideways: by finger, wheel, Tab, or by arrows that go away at the ends. */
export function Carousel({ label, previousLabel, nextLabel, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [room, setRoom] = useState({ before: false, after: false })
  // The same elements as long as the children are: an arrow that comes or goes renders no card.
  const items = useMemo(() => Children.toArray(children), [children])
  const count = useFirstScreenCount(items.length, FIRST_ITEMS)

  const measure = () => {
    if (!list.current) return
    const { scrollLeft, scrollWidth, clientWidth } = list.current
    const before = scrollLeft > 1
    const after = scrollLeft + clientWidth < scrollWidth - 1
    setRoom((current) => (current.before === before && current.after === after ? current : { before, after }))
  }
  const measureLater = useEffectEvent(measure)
  // The observer calls once the page is laid out: measuring in an effect would lay it out inside script, before the fonts are here.
  useEffect(() => {
    const observer = new ResizeObserver(() => measureLater())
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [count])

  const turn = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * PAGE_SHARE })

  return (
    <div className="@container relative">
      <ul
        ref={list}
        aria-label={label}
        onScroll={measure}
        className="-mx-gutter -my-2 flex [scroll-snap-type:x_proximity] scroll-px-gutter gap-2.5 overflow-x-auto scroll-smooth overscroll-x-contain px-gutter py-2 md:-mx-2 md:scroll-px-2 md:px-2 [scrollbar-width:none]"
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
        isUseful={room.before}
        onPress={() => turn(-1)}
        className="-left-3"
      />
      <Arrow
        label={nextLabel}
        icon={<ChevronRight />}
        isUseful={room.after}
        onPress={() => turn(1)}
        className="-right-3"
      />
    </div>
  )
}

type ArrowProps = { label: string; icon: ReactNode; isUseful: boolean; onPress: () => void; className: string }

/** At its end it goes, but not from under a keyboard's focus. Fingers swipe: there it would only cover a cover. */
function Arrow({ label, icon, isUseful, onPress, className }: ArrowProps) {
  return (
    <div className={classNames('absolute top-1/3 -mt-5.5 pointer-coarse:hidden', className)}>
      <IconButton
        label={label}
        icon={icon}
        onClick={onPress}
        tabIndex={isUseful ? 0 : -1}
        aria-disabled={!isUseful}
        className={classNames(
          'bg-paper shadow-floating',
          !isUseful && 'pointer-events-none not-focus-visible:opacity-0',
        )}
      />
    </div>
  )
}
