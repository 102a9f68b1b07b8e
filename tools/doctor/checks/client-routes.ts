import { finding, type Outcome, when } from '../finding'
import { readDocument, scriptsOf } from '../probe/page-document'
import { isUsable } from '../probe/send'
import { follow, type Site } from '../probe/site'
import type { Check } from './check'

/** Routes of the client that no server has on its own: at the root, and deeper. */
const ROUTES = ['login', 'workspace/join/login']

/** The page at the client's routes. */
export const clientRoutes: Check = {
  area: 'routes',
  needsPage: true,
  run: async (site) => (await Promise.all(ROUTES.map((path) => visit(site, path)))).flat().slice(0, 1),
}

/** File name; the page's base can be wrong, which is another finding. */
const nameOf = ({ pathname }: URL) => pathname.split('/').at(-1)

async function visit({ send, root, build: { entry } }: Site, path: string): Promise<Outcome[]> {
  const page = (await follow(send, new URL(path, root))).at(-1)
  if (!page) return []
  const seen = `${root.pathname}${path}: status ${page.status}`
  const isOutside = page.url.origin !== root.origin || !page.url.pathname.startsWith(root.pathname)
  if (isOutside)
    return [finding('routes.leaves-folder', `${root.pathname}${path} → ${page.url.origin}${page.url.pathname}`)]
  if (!isUsable(page)) return [finding('routes.catch-all', seen)]
  const loaded = scriptsOf(readDocument(page.text, page.url)).map(({ url }) => nameOf(url))
  return when(entry && !loaded.includes(nameOf(entry)), () =>
    finding('routes.other-page', `${seen}, without ${entry?.pathname}`),
  )
}
