import { HttpStatus } from '@/contract/machinery/http-status'
import { type SocialService, socialServices } from '@/contract/shapes/social-popup'

import { sessionOf } from '../../backend/backend'
import { sessionCookies } from '../../backend/sessions/sessions'
import { withMessageType, type OpeningResult, openSocial, returnFromSocial } from '../../backend/sign-in/social-visit'
import { errorPage } from '../../kit/error-page'
import { escapeHtml } from '../../kit/html'
import type { ExternalProfile } from '../../state/parts/session'
import { personas } from '../../state/seeds/personas'
import { inlineJson } from '../pages/bootstrap-script'
import { type RouteHandler, type Exchange, withCookies } from './exchange'
import { plainPage } from './plain-page'

const OWN = /^secure\/auth\/social\/(?<service>\w+)\/(?<step>login|connect|retrieve-profile|callback)$/
const FOREIGN = /^mock\/social\/(?<service>\w+)$/

type Message = ReturnType<typeof returnFromSocial>
type Step = 'login' | 'connect' | 'retrieve-profile' | 'callback'

const redirect = (to: string): Response => new Response(null, { status: HttpStatus.Found, headers: { Location: to } })
const capitalize = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1)

/** The last page of the popup: posts the message to its opener, whatever its origin, and closes. */
const messagePage = ({ context: { world } }: Exchange, message: Message): Response =>
  plainPage({
    title: 'Signing in',
    body: `<p>You may close this window.</p>
<script>
if (window.opener) window.opener.postMessage(${inlineJson(withMessageType(world, message))}, '*')
window.close()
</script>`,
  })

function popupResponse(exchange: Exchange, service: SocialService, opening: OpeningResult): Response {
  const { root } = exchange
  if (opening === 'disabled') return errorPage(HttpStatus.Forbidden, `${capitalize(service)} is not enabled.`)
  if (opening === 'sign in') return redirect(`${root}login`)
  if ('message' in opening) return messagePage(exchange, opening.message)
  return redirect(`${root}mock/social/${service}?state=${opening.state}`)
}

/** The profile returned by the provider; its id derives from the email address. */
function profileIn(query: URLSearchParams, service: SocialService): ExternalProfile | null {
  const email = query.get('email') ?? ''
  if (query.get('decision') !== 'allow' || email === '') return null
  return { service, id: `${service}:${email}`, name: query.get('name') || email, email }
}

function ownPage(exchange: Exchange, service: SocialService, step: Step): Response {
  const { context, cookies, url } = exchange
  const { world } = context
  const session = sessionOf(world, cookies)
  const user = session.userId === null ? null : (world.db.users.get(session.userId) ?? null)
  const visitor = { world, session, user }
  const query = url.searchParams
  const page =
    step === 'callback'
      ? messagePage(
          exchange,
          returnFromSocial(visitor, {
            service,
            state: query.get('state'),
            profile: profileIn(query, service),
            silent: query.get('decision') === 'break',
          }),
        )
      : popupResponse(exchange, service, openSocial(visitor, service, step))
  return withCookies(page, sessionCookies(session))
}

/** One without an account, one whose email address has an account, and one already connected to Google. */
const people = [
  { name: 'Ieva Jaunā', email: 'ieva@example.test' },
  { name: personas.free.name.join(' '), email: personas.free.email },
  { name: personas.subscriber.name.join(' '), email: personas.subscriber.email },
]

/** Serves the mock's version of the provider's consent page. */
function foreignPage({ root, url, context: { world } }: Exchange, service: SocialService): Response {
  const hidden = (fields: Record<string, string>): string =>
    Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('')
  const form = (fields: Record<string, string>, content: string): string =>
    `<form action="${escapeHtml(root)}secure/auth/social/${service}/callback">${hidden({ state: url.searchParams.get('state') ?? '', ...fields })}${content}</form>`
  const button = (words: string): string => `<button>${escapeHtml(words)}</button>`
  return plainPage({
    title: `${capitalize(service)}, played by the mock`,
    headers: { 'Cross-Origin-Opener-Policy': world.provider.coop },
    body: [
      ...people.map((person) =>
        form({ decision: 'allow', ...person }, button(`Continue as ${person.name} (${person.email})`)),
      ),
      form(
        { decision: 'allow' },
        `<label>Name <input name="name" autocomplete="off"></label>
<label>Email <input name="email" type="email" required autocomplete="off"></label>${button('Continue as this person')}`,
      ),
      form({ decision: 'deny' }, button('Deny')),
      form({ decision: 'break' }, button('Fail without a word')),
    ].join('\n'),
  })
}

const findService = (name: string | undefined): SocialService | undefined =>
  socialServices.find((service) => service === name)

/** Pages of the social sign-in popup: the site's own and the provider's between them. */
export const socialPages: RouteHandler = (exchange) => {
  const { path, request } = exchange
  const { service: own, step } = OWN.exec(path)?.groups ?? {}
  const service = findService(own ?? FOREIGN.exec(path)?.groups?.['service'])
  if (!service || request.method !== 'GET') return undefined
  return step ? ownPage(exchange, service, step as Step) : foreignPage(exchange, service)
}
