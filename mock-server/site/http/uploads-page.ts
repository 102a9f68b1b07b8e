import { fileURLToPath } from 'node:url'

import { builtEntryTags } from './built-entry-tags'
import type { RouteHandler } from './exchange'
import { page } from './pages'
import { staticFiles } from './static-files'

const PATH = 'mock/uploads'
const BUILT = fileURLToPath(new URL('../../../dist-uploads', import.meta.url))

/** Page to try every upload transport by hand, under the site's CSP. Its bundle is built by tools/uploads. */
export function uploadsPage({ policy, folder = BUILT }: { policy: boolean; folder?: string }): RouteHandler {
  const tags = builtEntryTags(folder, {
    bundle: { entry: 'tools/uploads/main.tsx', folder: `${PATH}/build/` },
    script: 'build:uploads',
  })
  const files = staticFiles(folder)
  return (exchange) => {
    const { path, request } = exchange
    if (path.startsWith(`${PATH}/`)) return files({ ...exchange, path: path.slice(PATH.length + 1) })
    // The page's own bundle is never on the asset host.
    return path === PATH && request.method === 'GET'
      ? page(exchange, { entryTags: () => tags(null), policy, alwaysUploads: true, frameAncestors: 'none' })
      : undefined
  }
}
