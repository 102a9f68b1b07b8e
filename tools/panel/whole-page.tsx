import { useEffect } from 'react'

import { MockIcon } from './mock-icon'
import { PanelBody } from './panel-body'
import { openTab, refresh, usePanel } from './use-mock'

const pages = [
  { href: '.', name: 'The site', text: 'in this state' },
  { href: 'mock/outbox', name: 'Outbox', text: 'mails, codes and links' },
  { href: 'mock/uploads', name: 'Uploads', text: 'every transport, by hand' },
  { href: 'mock/files', name: 'Stored files', text: 'with their SHA-256' },
  { href: 'mock/unfinished', name: 'Unfinished uploads', text: 'orphaned parts and objects' },
  { href: 'mock/log', name: 'Request log', text: 'as JSON' },
  { href: 'mock/csp-report', name: 'CSP reports', text: 'violations in this world' },
  { href: 'mock/control', name: 'Control', text: 'the whole state; POST changes it' },
]

/** The panel as a page, with the other pages of the mock. */
export function WholePage() {
  const { isOpen, tab } = usePanel()
  useEffect(() => void refresh(), [])
  // The tab of the page is always in its URL.
  useEffect(() => {
    if (!isOpen) openTab(tab)
  }, [isOpen, tab])
  return (
    <div className="page">
      <header className="page-header">
        <MockIcon />
        <h1>Mock</h1>
        <p className="muted">One backend, in any state. Copy the link to share it.</p>
      </header>
      <main className="page-panel">
        <PanelBody />
      </main>
      <nav aria-label="Pages of the mock" className="page-links">
        <h2>Pages</h2>
        <ul>
          {pages.map(({ href, name, text }) => (
            <li key={href}>
              <a href={href}>{name}</a> <span className="muted">{text}</span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
