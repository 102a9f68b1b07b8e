import { siteRoot } from '@/lib/browser/url'

import { mockApi, type Outbox } from '../mock-api'
import { usePolled } from '../use-polled'

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Mails that the mock would send, and current authenticator codes. */
export function OutboxTab() {
  const { value: outbox } = usePolled(mockApi.outbox)
  if (!outbox) return <p className="empty">Loading…</p>
  return (
    <>
      <h2>Mails</h2>
      {outbox.mails.length === 0 && <p className="empty">No mail was sent.</p>}
      <ul aria-label="Mails" className="rows">
        {outbox.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
      <h2>Authenticators</h2>
      <ul aria-label="Authenticators" className="rows">
        {outbox.authenticators.map(({ email, code, recovery_codes }) => (
          <li key={email} className="block-row">
            <span className="row">
              <span className="grow">{email}</span>
              <code className="code">{code}</code>
            </span>
            <details>
              <summary>Recovery codes</summary>
              <code>{recovery_codes.join(' ')}</code>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function MailRow({ mail }: { mail: Outbox['mails'][number] }) {
  const { to, at, subject, text, code, link } = mail
  return (
    <li className="block-row">
      <span className="row">
        <strong className="grow">{subject}</strong>
        {code !== null && <code className="code">{code}</code>}
      </span>
      <span className="muted block">
        To {to}, {time.format(new Date(at))}
      </span>
      <span className="block">{text}</span>
      {link !== null && <a href={new URL(link, siteRoot()).href}>{link}</a>}
    </li>
  )
}
