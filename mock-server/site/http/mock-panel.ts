import { fileURLToPath } from 'node:url'

import { escapeHtml } from '../../kit/html'
import { contentSecurityPolicy } from '../pages/csp'
import { builtEntryTags } from './built-entry-tags'
import { type Exchange, type RouteHandler, withCookies } from './exchange'
import { followLink } from './follow-link'
import { staticFiles } from './static-files'

const PATH = 'mock'
const FILES = `${PATH}/panel/`
const BUILT = fileURLToPath(new URL('../../../dist-panel', import.meta.url))

const html = (root: string, tags: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<base href="${escapeHtml(root)}">
<title>Mock</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/png" href="favicon/icon-144x144.png">
${tags}
</head>
<body style="margin: 0">
<div id="mock-panel"></div>
</body>
</html>
`

async function wholePage(exchange: Exchange, tags: () => Promise<string>): Promise<Response> {
  const { cookies } = followLink(exchange)
  const response = new Response(html(exchange.root, await tags()), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({ root: exchange.root, frameAncestors: 'none' }),
    },
  })
  return withCookies(response, cookies)
}

/** The mock panel: tags that load it into the site's pages, and the whole page `mock`. tools/panel builds its bundle. */
export function mockPanel(folder = BUILT): { tags: () => Promise<string>; serve: RouteHandler } {
  const entryTags = builtEntryTags(folder, {
    bundle: { entry: 'tools/panel/main.tsx', folder: `${FILES}build/` },
    script: 'build:panel',
  })
  // The panel is never on the asset host.
  const tags = async () => entryTags(null)
  const files = staticFiles(folder)
  return {
    tags,
    serve: (exchange) => {
      const { path, request } = exchange
      if (path.startsWith(FILES)) return files({ ...exchange, path: path.slice(FILES.length) })
      return path === PATH && request.method === 'GET' ? wholePage(exchange, tags) : undefined
    },
  }
}
