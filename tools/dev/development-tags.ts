import type { ViteDevServer } from 'vite'

/** What the entry's tags are while it is served by Vite: its client for hot reload, React's refresh, the source itself. */
export async function developmentTags(server: ViteDevServer): Promise<string> {
  const page = await server.transformIndexHtml('/', '<head></head>')
  const tags = /<head>(.*)<\/head>/s.exec(page)?.[1] ?? ''
  return `${tags.trim()}\n<script type="module" src="/resources/client/main.tsx"></script>`
}

const VITE_URL = /^\/(@|node_modules\/|resources\/)/

/** Whether Vite answers this address; the backend answers all others. */
export const isViteUrl = (url: string): boolean => VITE_URL.test(url)

const BACKEND_PAGE = /^\/(api|auth|secure|storage|log-viewer|horizon|broadcasting|sanctum)(\/|$)|\.\w+$/

/** Whether a browser asks for one of the client's screens, which is the same page at every path. */
export const isScreenRequest = (method: string | undefined, url: string, accept: string | undefined): boolean =>
  method === 'GET' &&
  (accept ?? '').includes('text/html') &&
  !BACKEND_PAGE.test(new URL(url, 'http://localhost').pathname)
