import type { ReactNode } from 'react'
import { SelectionIndicator, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

import { AriaProvider } from '../aria-provider'
import { useControlled } from '../use-controlled'
import { fadeEdges } from './fade-edges'

/** A tab and its panel's content. */
export type TabItem = { id: string; label: string; icon?: ReactNode; disabled?: boolean; content: ReactNode }

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly TabItem[]
  /** Selected tab, which screens keep in the URL; the first by default. */
  selectedId?: string
  onSelect?: (id: string) => void
  className?: string
}

const TAB =
  'relative flex min-h-target shrink-0 cursor-pointer items-center gap-2 rounded-input px-4 font-bold whitespace-nowrap text-muted -outline-offset-2 transition-press data-disabled:cursor-default data-disabled:text-disabled data-hovered:bg-hover data-pressed:bg-focus data-selected:text-main [&_svg]:size-5'

/** Scrolls a tab to the middle of its row. scrollIntoView() would also scroll the page. */
function center(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** Tabs with one visible panel. A long tab list scrolls horizontally. */
export function Tabs({ label, tabs, selectedId, onSelect, className }: TabsProps) {
  const [selected, select] = useControlled({ value: selectedId, defaultValue: tabs[0]?.id ?? '', onChange: onSelect })
  return (
    <AriaProvider>
      <AriaTabs selectedKey={selected} onSelectionChange={(id) => select(String(id))} className={className}>
        <TabList
          ref={fadeEdges}
          aria-label={label}
          className="relative flex gap-1 overflow-x-auto scroll-smooth border-b border-divider scrollbar-none"
        >
          {tabs.map(({ id, label: name, icon, disabled }) => (
            <Tab key={id} id={id} ref={id === selected ? center : null} isDisabled={disabled} className={TAB}>
              {icon}
              {name}
              <SelectionIndicator className="absolute inset-x-3 bottom-0 h-1 rounded-full bg-primary transition-[translate,width] duration-calm" />
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="rounded-small pt-6">
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaProvider>
  )
}
