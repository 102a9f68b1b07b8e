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

/** The mock panel, its bundle being built by tools/panel. */
export function mockPanel(folder = BUILT): {
  /** Loads the panel into the site's pages. */
  tags: () => Promise<string>
  /** Loads the page of uploads. */
  uploadTags: () => Promise<string>
  /** Serves the whole page `mock`, and the bundle. */
  serve: RouteHandler
} {
  const tagsOf = (entry: string) => {
    const tags = builtEntryTags(folder, { bundle: { entry, folder: `${FILES}build/` }, script: 'build:panel' })
    // The panel is never on the asset host.
    return async () => tags(null)
  }
  const tags = tagsOf('tools/panel/main.tsx')
  const files = staticFiles(folder)
  return {
    tags,
    uploadTags: tagsOf('tools/panel/uploads/main.tsx'),
    serve: (exchange) => {
      const { path, request } = exchange
      if (path.startsWith(FILES)) return files({ ...exchange, path: path.slice(FILES.length) })
      return path === PATH && request.method === 'GET' ? wholePage(exchange, tags) : undefined
    },
  }
}
