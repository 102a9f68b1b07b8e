import { useCallback, useEffect, useRef } from 'react'

import { PANEL_PARAMETER } from '@mock/site/control/panel-tabs'

import { withLink } from './link-url'
import { TAB_WORLD } from './mock-api'
import { MockIcon } from './mock-icon'
import { PanelBody } from './panel-body'
import { closePanel, openTab, refresh, usePanel } from './use-mock'

/** Keyboard shortcut that opens and closes the panel. */
const isShortcut = ({ code, ctrlKey, altKey }: KeyboardEvent): boolean => code === 'KeyM' && ctrlKey && altKey

/** Link to this page without the panel. */
const hiddenUrl = (): string => withLink(window.location.href, `${PANEL_PARAMETER}=off`)

/** Button in the corner of the page, and the drawer that it opens. */
export function FloatingPanel() {
  const { isOpen, tab, state } = usePanel()
  const launcher = useRef<HTMLButtonElement>(null)
  const drawer = useRef<HTMLDivElement>(null)
  const toggle = useCallback(() => (isOpen ? closePanel() : openTab(tab)), [isOpen, tab])
  useShortcut(toggle)
  useEffect(() => void refresh(), [isOpen])
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) drawer.current?.focus()
    else if (wasOpen.current) launcher.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const faults = state?.faults.length ?? 0
  return (
    <aside aria-label="Mock panel">
      <button
        ref={launcher}
        type="button"
        className="launcher"
        aria-expanded={isOpen}
        aria-label={faults > 0 ? `Mock panel, faults: ${faults}` : 'Mock panel'}
        title="Mock panel (Ctrl+Alt+M)"
        hidden={isOpen}
        onClick={toggle}
      >
        <MockIcon />
        {faults > 0 && <span className="count">{faults}</span>}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from any control inside
        <div
          ref={drawer}
          role="dialog"
          aria-label="Mock panel"
          tabIndex={-1}
          className="drawer"
          onKeyDown={({ key }) => key === 'Escape' && toggle()}
        >
          <header className="header">
            <MockIcon />
            <h2 className="grow">Mock</h2>
            {state?.world !== TAB_WORLD && <a href="mock">Open as a page</a>}
            <a href={hiddenUrl()}>Hide</a>
            <button type="button" className="button icon" aria-label="Close" onClick={toggle}>
              ✕
            </button>
          </header>
          <PanelBody />
        </div>
      )}
    </aside>
  )
}

/** Calls `toggle` for the shortcut, wherever the focus is. */
function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      toggle()
    }
    // Captured: the panel keeps its own keys from the page.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [toggle])
}
