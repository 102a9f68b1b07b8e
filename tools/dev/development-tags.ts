import type { ViteDevServer } from 'vite'

/** Entry tags in development: Vite's hot reload client, React Refresh, and the entry's source. */
export async function developmentTags(server: Pick<ViteDevServer, 'transformIndexHtml'>): Promise<string> {
  const page = await server.transformIndexHtml('/', '<head></head>')
  const tags = /<head>(.*)<\/head>/s.exec(page)?.[1] ?? ''
  return `${tags.trim()}\n<script type="module" src="/resources/client/main.tsx"></script>`
}

const VITE_URL = /^\/(@|node_modules\/|resources\/)/

/** Whether Vite serves this URL; the backend serves all others. */
export const isViteUrl = (url: string): boolean => VITE_URL.test(url)

const BACKEND_PAGE = /^\/(api|auth|secure|storage|log-viewer|horizon|broadcasting|sanctum)(\/|$)|\.\w+$/

/** Whether a browser requests one of the client's screens, which are the same HTML page at every path. */
export const isScreenRequest = (method: string | undefined, url: string, accept: string | undefined): boolean =>
  method === 'GET' &&
  (accept ?? '').includes('text/html') &&
  !BACKEND_PAGE.test(new URL(url, 'http://localhost').pathname)
