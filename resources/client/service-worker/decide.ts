/** The parts of a request that decide who answers it. */
type RequestInfo = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>

/**
 * How the worker answers: with a downloaded song or cover, a file of the build, or the network's page; undefined leaves the
 * request to the browser.
 */
type Source = 'download' | 'file' | 'page' | undefined

/** Folders of the site that belong to the backend. */
const BACKEND = ['api', 'auth', 'secure', 'storage', 'mock']

/** Downloaded songs and covers; the server has nothing there. */
const DOWNLOAD = /^offline\/(tracks|covers)\/[^/]+$/

/** Files of the build, and the picture of the shell. */
const FILE = /^(build\/assets\/[^/]+|favicon\/icon\.svg)$/

/** Returns the path of a URL below the site's root; undefined for anything else. */
function pathBelow(scope: string, url: string): string | undefined {
  const [{ origin, pathname }, root] = [new URL(url), new URL(scope)]
  return origin === root.origin && pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : undefined
}

/** Decides how to answer a request within a scope. */
export function decide(scope: string, { method, mode, destination, url }: RequestInfo): Source {
  const path = method === 'GET' ? pathBelow(scope, url) : undefined
  if (path === undefined || BACKEND.includes(path.split('/')[0] ?? '')) return undefined
  if (mode !== 'navigate') return DOWNLOAD.test(path) ? 'download' : FILE.test(path) ? 'file' : undefined
  // A frame keeps the browser's own error: the shell is a whole page.
  return destination === 'document' ? 'page' : undefined
}
