import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { SelectionIndicator, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

import { AriaFrame } from './aria-frame'
import { useControlled } from './use-controlled'

/** A tab and what it shows. */
export type TabItem = { id: string; label: string; icon?: ReactNode; disabled?: boolean; content: ReactNode }

type TabsProps = {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly TabItem[]
  /** The tab that is shown; a screen keeps it in its address. The first without it. */
  selectedId?: string
  onSelect?: (id: string) => void
  className?: string
}

const TAB =
  'relative flex min-h-target shrink-0 cursor-pointer items-center gap-2 rounded-input px-4 font-bold whitespace-nowrap text-muted outline-none transition-press data-disabled:cursor-default data-disabled:text-disabled data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary data-hovered:bg-hover data-pressed:bg-focus data-selected:text-main [&_svg]:size-5'

/** Views of one thing, one of them shown. The row of tabs scrolls sideways where it is too long. */
export function Tabs({ label, tabs, selectedId, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [selected, select] = useControlled({ value: selectedId, defaultValue: tabs[0]?.id ?? '', onChange: onSelect })
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    // Not scrollIntoView: that would also scroll the page.
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  return (
    <AriaFrame>
      <AriaTabs selectedKey={selected} onSelectionChange={(id) => select(String(id))} className={className}>
        <TabList
          ref={list}
          aria-label={label}
          className="relative -mx-1 flex gap-1 overflow-x-auto scroll-smooth border-b border-divider px-1 pt-1 [scrollbar-width:none]"
        >
          {tabs.map(({ id, label: name, icon, disabled }) => (
            <Tab key={id} id={id} isDisabled={disabled} className={TAB}>
              {icon}
              {name}
              <SelectionIndicator className="absolute inset-x-3 bottom-0 h-1 rounded-full bg-primary transition-[translate,width] duration-calm" />
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="rounded-small pt-6 outline-none data-focus-visible:outline-2 data-focus-visible:outline-primary">
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaFrame>
  )
}
