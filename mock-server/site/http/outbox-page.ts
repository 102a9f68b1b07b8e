import { escapeHtml } from '../../kit/html'
import type { Mail } from '../../state/parts/outbox'
import { type Authenticator, outboxJson, outboxOf } from '../control/outbox-of'
import type { RouteHandler } from './exchange'
import { plainPage } from './plain-page'

function mailHtml({ at, to, subject, text, code, link }: Mail, root: string): string {
  const time = new Date(at).toISOString()
  return `<article>
<h3>${escapeHtml(subject)}</h3>
<p><small>To ${escapeHtml(to)}, <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')}</time></small></p>
<p>${escapeHtml(text)}</p>
${code === null ? '' : `<p><code>${escapeHtml(code)}</code></p>`}
${link === null ? '' : `<p><a href="${escapeHtml(root + link)}">${escapeHtml(root + link)}</a></p>`}
</article>`
}

const authenticatorHtml = ({ email, secret, code, recovery_codes }: Authenticator): string => `<article>
<h3>${escapeHtml(email)}</h3>
<p><code>${code}</code> <small>now, by the secret ${escapeHtml(secret)}</small></p>
<p><small>Recovery codes: ${recovery_codes.map(escapeHtml).join(', ')}</small></p>
</article>`

/** Shows the world's mails and authenticator codes: HTML for browsers, JSON for tests. */
export const outboxPage: RouteHandler = async ({ request, url, root, context: { world } }) => {
  const to = url.searchParams.get('to') ?? undefined
  if (!/text\/html/.test(request.headers.get('accept') ?? '')) return outboxJson(world, to)
  const { mails, authenticators } = await outboxOf(world, to)
  return plainPage({
    title: 'Outbox',
    body: `<p>Nothing here leaves this computer. <a href="">Look again</a>.</p>
<h2>Mails</h2>
${mails.map((mail) => mailHtml(mail, root)).join('\n') || '<p>No mail was sent.</p>'}
<h2>Authenticators</h2>
${authenticators.map(authenticatorHtml).join('\n') || '<p>Nobody has a second factor.</p>'}`,
  })
}
