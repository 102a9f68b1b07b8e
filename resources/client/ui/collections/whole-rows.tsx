import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'

import type { VirtualRowsHandle } from './use-virtual-rows'

type WholeRowsProps = {
  handle: Ref<VirtualRowsHandle>
  count: number
  keyOf: (index: number) => string
  /** Renders a row, whose content may follow in a later frame. */
  renderRow: (index: number) => ReactNode
}

/**
 * Renders all rows of a list that scrolls with the page: their fields can be found on the page, and focused when they are
 * wrong. The counterpart of `VirtualRows`.
 */
export function WholeRows({ handle, count, keyOf, renderRow }: WholeRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(handle, () => ({
    reveal: (index) => {
      const row = box.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null
      row?.scrollIntoView({ block: 'nearest' })
      return row
    },
  }))
  return (
    <div ref={box}>
      <div role="presentation">
        {Array.from({ length: count }, (_, index) => (
          <div key={keyOf(index)} role="presentation" data-index={index}>
            {renderRow(index)}
          </div>
        ))}
      </div>
    </div>
  )
}
