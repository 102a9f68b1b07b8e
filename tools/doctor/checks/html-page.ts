import { finding, type Outcome, when } from '../finding'
import { loadedUrl, scriptsOf } from '../probe/page-document'
import { PAGE_HEADERS, type Site } from '../probe/site'
import { sharedCaching } from './cache-rules'
import type { Check } from './check'
import { pageBootstrap } from './page-bootstrap'

/** Base, root element, bootstrap data, entry tag, and caching of the page. */
export const htmlPage: Check = {
  area: 'page',
  needsPage: true,
  run: async (site) => [
    ...base(site),
    ...when(!site.document.tags.some(({ attributes }) => attributes['id'] === 'root'), () =>
      finding('page.root-missing', 'no element with the id root'),
    ),
    ...pageBootstrap(site),
    ...entryTag(site),
    ...charset(site),
    ...(await caching(site)),
  ],
}

function base({ document, root, settings, page }: Site): Outcome[] {
  const { tag, url } = document.base
  if (!tag) return [finding('page.base-missing', 'no <base href> in the page')]
  const laterTag = document.tags.find((other) => other.at < tag.at && isRelative(other.attributes, other, page.url))
  const { html_base_uri: setting } = settings
  const settingPath =
    typeof setting === 'string' && URL.canParse(setting, root) ? new URL(setting, root).pathname : undefined
  return [
    ...when(laterTag, () =>
      finding(
        'page.base-late',
        `after <${laterTag?.name}> of ${laterTag?.attributes['href'] ?? laterTag?.attributes['src']}`,
      ),
    ),
    ...when(url.pathname !== root.pathname, () =>
      finding('page.base-wrong', `${tag.attributes['href']} instead of ${root.pathname}`),
    ),
    ...when(settingPath !== undefined && settingPath !== url.pathname, () =>
      finding('page.base-setting', `html_base_uri ${settingPath}, <base href="${tag.attributes['href']}">`),
    ),
  ]
}

type Loading = Parameters<typeof loadedUrl>[0]

function isRelative({ src, href }: Readonly<Record<string, string>>, tag: Loading, page: URL): boolean {
  const text = src ?? href ?? ''
  return loadedUrl(tag, page) !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(text)
}

function entryTag({ document, build: { entry } }: Site): Outcome[] {
  const scripts = scriptsOf(document)
  if (isHot(scripts.map(({ url }) => url))) return []
  const script = scripts.find(({ url }) => url.href === entry?.href)
  if (!script) return [finding('page.entry-missing', 'no script of build/assets/')]
  const { type = 'none' } = script.tag.attributes
  return when(type !== 'module', () => finding('page.entry-classic', `type: ${type}`))
}

/** Whether scripts come from Vite's development server. */
export const isHot = (urls: readonly URL[]): boolean => urls.some(({ pathname }) => pathname.endsWith('/@vite/client'))

function charset({ page, document }: Site): Outcome[] {
  const declared = /charset=["']?([\w-]+)/i.exec(page.headers.get('content-type') ?? '')?.[1]
  const meta = document.tags.find(({ name, attributes }) => name === 'meta' && attributes['charset'])?.attributes[
    'charset'
  ]
  const used = declared ?? meta ?? 'none'
  return when(!/^utf-?8$/i.test(used), () => finding('page.charset', `charset: ${used}`))
}

async function caching({ page, send, document, bootstrap }: Site): Promise<Outcome[]> {
  const seen = sharedCaching(page)
  if (seen) return [finding('page.cached', seen)]
  if (bootstrap?.user) return [finding('page.cached', 'a visitor without cookies got the data of a user')]
  const token = bootstrap?.csrf_token
  if (!token || document.tags.length === 0) return []
  const again = await send(page.url, { headers: PAGE_HEADERS })
  return when(again.text.includes(token), () => finding('page.cached', 'two visitors got the same CSRF token'))
}
