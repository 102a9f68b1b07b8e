import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { classNames } from '@/lib/class-names'

import { useDelayed } from '../feedback/spinner'
import { useUiTranslation } from '../ui-translation'
import { type TableLayout, tableLooks } from './table-style'

type TableContainerProps = { label: string; layout: TableLayout; busy: boolean; children: ReactNode }

/**
 * Panel around a table. A table wider than the panel scrolls inside it, by keyboard too; one that fits scrolls with the
 * page. The header is sticky in both cases, and so is the column of the rows' actions.
 */
export function TableContainer({ label, layout, busy, children }: TableContainerProps) {
  const { t } = useUiTranslation()
  const container = useRef<HTMLDivElement>(null)
  const [isTooWide, setTooWide] = useState(false)
  const isSlow = useDelayed(busy)
  useLayoutEffect(() => {
    const element = container.current
    const table = element?.querySelector('table')
    if (!element || !table) return undefined
    const measure = () => setTooWide(table.offsetWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="relative">
      <div
        ref={container}
        {...(isTooWide && { role: 'region', 'aria-label': t('Table “:name”', { name: label }), tabIndex: 0 })}
        data-scrolling={isTooWide || undefined}
        className={classNames(
          tableLooks[layout].container,
          isTooWide
            ? 'max-h-[85dvh] scroll-ps-4 scroll-pe-20 scroll-pt-14 overflow-auto overscroll-x-contain'
            : layout === 'table' && 'overflow-clip',
        )}
      >
        {children}
      </div>
      {isSlow && (
        <div aria-hidden className="absolute inset-x-6 top-0 z-above h-1 animate-breathe rounded-full bg-primary" />
      )}
    </div>
  )
}
