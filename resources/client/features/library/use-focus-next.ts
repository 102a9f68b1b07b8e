import { type FocusEvent, useEffect, useRef } from 'react'

/** Time for a menu that took something away to close and give up the focus, in milliseconds. */
const SETTLE = 300

const CONTROLS = 'a[href], button:not(:disabled)'

/** Where in a list the focus was: in which item, and on which of its controls. */
type Place = { position: number; control: number }

/** What the focus is in, as far as it is a list whose items tell their places. */
function placeOf(target: Element): Place | null {
  const item = target.closest('[aria-posinset]')
  if (!item) return null
  return {
    position: Number(item.getAttribute('aria-posinset')),
    control: [...item.querySelectorAll(CONTROLS)].indexOf(target),
  }
}

/**
 * When the item that has the focus is taken away, the focus goes to what moved into its place, on the same control; to the last item
 * where that was the last, and to the heading where nothing is left. Spread the result on the element around heading and list.
 */
export function useFocusNext<Frame extends HTMLElement>(count: number) {
  const ref = useRef<Frame>(null)
  const place = useRef<Place | null>(null)
  const before = useRef(count)

  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer) return undefined
    const goOn = () => {
      if (document.activeElement === document.body && place.current) focusAt(ref.current, place.current)
    }
    goOn()
    const timer = setTimeout(goOn, SETTLE)
    return () => clearTimeout(timer)
  }, [count])

  const onFocus = ({ target }: FocusEvent) => {
    place.current = placeOf(target)
  }
  return { ref, onFocus }
}

function focusAt(frame: HTMLElement | null, { position, control }: Place): void {
  const items = [...(frame?.querySelectorAll('[aria-posinset]') ?? [])]
  const item = items.find((one) => Number(one.getAttribute('aria-posinset')) === position) ?? items.at(-1)
  const controls = [...(item?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const next = controls[control] ?? controls[0] ?? frame?.querySelector<HTMLElement>('h2')
  next?.focus()
}
