import { escapeHtml } from '../pages/html'
import type { Mail } from '../sign-in/outbox'
import { totp } from '../sign-in/totp'
import type { World } from '../world'
import type { RouteHandler } from './exchange'
import { plainPage } from './plain-page'

type Authenticator = { email: string; secret: string; code: string; recovery_codes: readonly string[] }

/** Current codes of the users' authenticator apps. */
const authenticatorsOf = ({ db, now }: World): Promise<Authenticator[]> =>
  Promise.all(
    db.twoFactors.all().map(async ({ id, secret, recovery_codes }) => ({
      email: db.users.get(id)?.email ?? '',
      secret,
      code: await totp(secret, now()),
      recovery_codes,
    })),
  )

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
  const mails = world.outbox.all(url.searchParams.get('to') ?? undefined)
  const authenticators = await authenticatorsOf(world)
  if (!/text\/html/.test(request.headers.get('accept') ?? '')) {
    return Response.json({
      mails: mails.map((mail) => ({ ...mail, at: new Date(mail.at).toISOString() })),
      authenticators,
    })
  }
  return plainPage({
    title: 'Outbox',
    body: `<p>Nothing here leaves this computer. <a href="">Look again</a>.</p>
<h2>Mails</h2>
${mails.map((mail) => mailHtml(mail, root)).join('\n') || '<p>No mail was sent.</p>'}
<h2>Authenticators</h2>
${authenticators.map(authenticatorHtml).join('\n') || '<p>Nobody has a second factor.</p>'}`,
  })
}
