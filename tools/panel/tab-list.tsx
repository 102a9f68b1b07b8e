import { type KeyboardEvent, useEffect, useRef } from 'react'

import { PANEL_TABS, type PanelTab } from '@mock/site/control/panel-tabs'

import { humanize } from './words'

type TabListProps = { tab: PanelTab; counts: Partial<Record<PanelTab, number>>; onChange: (tab: PanelTab) => void }

/** Ids that connect a tab with its panel. */
export const tabId = (tab: PanelTab): string => `tab-${tab}`
export const TAB_PANEL_ID = 'tab-panel'

const last = PANEL_TABS.length - 1

function nextIndex(key: string, index: number): number | undefined {
  if (key === 'ArrowRight') return index === last ? 0 : index + 1
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** Tabs with arrow keys, as in the ARIA practices. */
export function TabList({ tab, counts, onChange }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`#${tabId(tab)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  const move = (event: KeyboardEvent) => {
    const index = nextIndex(event.key, PANEL_TABS.indexOf(tab))
    const next = index === undefined ? undefined : PANEL_TABS[index]
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus
    <div ref={list} role="tablist" aria-label="Sections" className="tabs" onKeyDown={move}>
      {PANEL_TABS.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === tab}
          aria-controls={id === tab ? TAB_PANEL_ID : undefined}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {humanize(id)}
          {(counts[id] ?? 0) > 0 && <span className="count">{counts[id]}</span>}
        </button>
      ))}
    </div>
  )
}
