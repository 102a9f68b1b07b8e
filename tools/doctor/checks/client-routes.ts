import { finding, type Outcome, when } from '../finding'
import { readDocument, scriptsOf } from '../probe/page-document'
import { isUsable, type Reply } from '../probe/send'
import { follow, type Site } from '../probe/site'
import type { Check } from './check'
import { nameOf } from './file-replies'
import { listed } from './listed'

/** Routes of the client that no server has on its own: at the root, and deeper. */
const ROUTES = ['login', 'workspace/join/login']

/** Searches whose path a web server may take for a file, or refuse: a slash, a dot, a letter outside of ASCII. */
const SPECIAL = ['search/AC%2FDC', 'search/will.i.am', 'search/%C4%81']

/** The page at the client's routes. */
export const clientRoutes: Check = {
  area: 'routes',
  needsPage: true,
  run: async (site) => {
    const plain = (await Promise.all(ROUTES.map((path) => visit(site, path)))).flat()
    return [...(plain.length > 0 ? plain.slice(0, 1) : await specialPaths(site)), ...(await folderWithoutSlash(site))]
  },
}

async function visit(site: Site, path: string): Promise<Outcome[]> {
  const { send, root, build } = site
  const page = (await follow(send, new URL(path, root))).at(-1)
  if (!page) return []
  const seen = `${root.pathname}${path}: status ${page.status}`
  const isOutside = page.url.origin !== root.origin || !page.url.pathname.startsWith(root.pathname)
  if (isOutside)
    return [finding('routes.leaves-folder', `${root.pathname}${path} → ${page.url.origin}${page.url.pathname}`)]
  if (!isUsable(page)) return [finding('routes.catch-all', seen)]
  if (page.url.pathname !== root.pathname + path)
    return [finding('routes.redirect', `${root.pathname}${path} → ${page.url.pathname}`)]
  // Names only: the page's base can be wrong, which is another finding.
  const loaded = scriptsOf(readDocument(page.text, page.url)).map(({ url }) => nameOf(url))
  const isOther = build.entry && !loaded.includes(nameOf(build.entry))
  return isOther ? [finding('routes.other-page', `${seen}, without ${build.entry?.pathname}`)] : policyHere(site, page)
}

const POLICY = 'content-security-policy'

/** A web server's headers can be limited to some paths. */
function policyHere({ page: home }: Site, page: Reply): Outcome[] {
  return when(home.headers.has(POLICY) && !page.headers.has(POLICY), () =>
    finding('policy.some-pages', `${page.url.pathname} has no policy, ${home.url.pathname} has one`),
  )
}

async function specialPaths({ send, root }: Site): Promise<Outcome[]> {
  const replies = await Promise.all(SPECIAL.map((path) => send(new URL(path, root))))
  const refused = replies.filter((reply) => !isUsable(reply))
  return when(refused.length > 0, () =>
    finding('routes.special-paths', listed(refused.map(({ url, status }) => `${url.pathname}: status ${status}`))),
  )
}

/** Visitors who type the address leave the slash out. */
async function folderWithoutSlash({ send, root }: Site): Promise<Outcome[]> {
  if (root.pathname === '/') return []
  const url = new URL(root.pathname.slice(0, -1), root)
  const page = (await follow(send, url)).at(-1)
  return when(page && !isUsable(page), () => finding('routes.folder-slash', `${url.pathname}: status ${page?.status}`))
}
