import { createHash } from 'node:crypto'

import { HttpStatus } from '@/contract/machinery/http-status'

import { sessionOf } from '../../backend/backend'
import { sessionCookies } from '../../backend/sessions/sessions'
import { errorPage } from '../../kit/error-page'
import { isPlanPage } from '../../rules/billing/plan-redirect'
import { may } from '../../rules/permissions/permissions'
import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'
import { bootstrapScript } from '../pages/bootstrap-script'
import { contentSecurityPolicy } from '../pages/csp'
import { renderPage } from '../pages/html'
import type { PaymentGateway } from '../pages/payment-sources'
import { sitePage } from '../pages/site-page'
import { isFilePath } from './content-type'
import { type Exchange, type RouteHandler, withCookies } from './exchange'
import { followLink } from './follow-link'
import { paymentTags } from './payments'

/** Returns the tags that load the client; `assetUrl` is the asset host, or null for the site itself. */
export type EntryTags = (assetUrl: string | null) => string | Promise<string>

type Options = {
  entryTags: EntryTags
  /** Tags that load the mock panel; the page has none without them. */
  panelTags?: (() => Promise<string>) | undefined
  /** Sends the Content Security Policy with the page. */
  policy: boolean
  /** Allows uploads to the storage regardless of the settings. */
  alwaysUploads?: boolean
  frameAncestors?: 'self' | 'none'
}

const acceptsHtml = (request: Request): boolean => /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*')
const originOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).origin : null)

/** True when a disk uses an S3 storage. */
const usesStorage = ({
  db: {
    settings: { uploads },
  },
}: World): boolean => [uploads?.uploads_driver, uploads?.public_driver].some((driver) => driver?.endsWith('s3'))

/** Payment gateways that the site uses, and the mock in their place. */
function gatewaysOf({ db }: World): PaymentGateway[] {
  const { billing } = db.settings
  const enabled = (['stripe', 'paypal'] as const).filter((gateway) => billing?.enable && billing[gateway]?.enable)
  return enabled.length > 0 ? [...enabled, 'stand-ins'] : []
}

/** Hash of an inline script for the Content Security Policy. */
const hashOf = (script: string | undefined): string | undefined =>
  script && `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Whether the page's user may open the admin area. */
const isAdministrator = ({ db }: World, { userId }: Session): boolean =>
  userId !== null && may(db, db.users.get(userId) ?? null, 'admin.access')

/** Parts of the policy for administrators: pictures of other sites only at the address of an email with them. */
function administratorsPolicy(world: World, session: Session, { url, path }: { url: URL; path: string }) {
  const isAdministrators = isAdministrator(world, session)
  const isEmail = /^admin\/logs\/emails\/\d+$/.test(path)
  return { isAdministrators, showsEmailPictures: isAdministrators && isEmail && url.searchParams.has('pictures') }
}

/** Renders a page like the backend, with the tags that load the client. */
export async function page(
  exchange: Exchange,
  { entryTags, panelTags, policy, alwaysUploads = false, frameAncestors = 'self' }: Options,
): Promise<Response> {
  const { url, path, root, cookies, context } = exchange
  const { world } = context
  const session = sessionOf(world, cookies)
  const { asset_url: assetUrl = null, youtube = {}, ads = {}, recaptcha } = world.db.settings
  const [playsVideos, showsAds] = [youtube, ads].map((group) => Object.values(group).some(Boolean))
  const usesRecaptcha = !!recaptcha?.site_key
  const storageOrigin = alwaysUploads || usesStorage(world) ? world.direct?.storage.origin : undefined
  const visit = { world, session, cookies, url, path, root }
  const tags = [paymentTags(world), await entryTags(assetUrl), await panelTags?.()].filter(Boolean)
  const content = sitePage(visit)
  const html = renderPage({ ...content, entryTags: tags.join('\n') })
  const response = new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache, private',
      ...(policy && {
        'Content-Security-Policy': contentSecurityPolicy({
          root,
          assetOrigin: originOf(assetUrl),
          playsVideos,
          showsAds,
          usesGoogleFonts: world.db.themes.some(({ font }) => font?.google),
          usesRecaptcha,
          ...administratorsPolicy(world, session, visit),
          paysWith: gatewaysOf(world),
          storageOrigin,
          scriptHash: hashOf(bootstrapScript(content.bootstrap, world.release)),
          frameAncestors,
        }),
      }),
    },
  })
  return withCookies(response, sessionCookies(session))
}

/** Options of {@link pages}. */
export type PagesOptions = Omit<Options, 'panelTags'> & {
  panelTags: () => Promise<string>
  /** Shows the panel unless the browser has chosen otherwise. */
  showsPanel: boolean
}

/** Serves the client's page at every path that is not a file, in the state of its link, and errors otherwise. */
export const pages =
  ({ panelTags, showsPanel, ...options }: PagesOptions): RouteHandler =>
  async (exchange) => {
    const { request, path } = exchange
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return errorPage(HttpStatus.MethodNotAllowed, 'Pages are read with GET.')
    if (isFilePath(path) || !(acceptsHtml(request) || isPlanPage(path)))
      return errorPage(HttpStatus.NotFound, 'There is no such file.')
    const followed = followLink(exchange)
    const isShown = followed.panel ? followed.panel === 'on' : showsPanel
    const response = await page(followed.exchange, { ...options, panelTags: isShown ? panelTags : undefined })
    return withCookies(response, followed.cookies)
  }
