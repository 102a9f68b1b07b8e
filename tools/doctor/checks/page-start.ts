import { finding, type Outcome, when } from '../finding'
import { hasBom, withoutBom } from '../probe/byte-order-mark'
import type { Site } from '../probe/site'
import type { Check } from './check'

const PHP_ERROR = /<b>(?:Warning|Notice|Deprecated|Fatal error|Parse error)<\/b>:\s/

/** Text before the document: a byte order mark, PHP's messages, or no doctype. */
export const pageStart: Check = {
  area: 'page',
  needsPage: true,
  run({ page, api }) {
    const replies = [page, api]
    const marked = replies.filter(({ text }) => hasBom(text))
    const start = withoutBom(page.text).trimStart()
    const message = replies.find(({ text }) => PHP_ERROR.test(beginningOf(text)))
    return [
      ...when(marked.length > 0, () => finding('page.bom', marked.map(({ url }) => url.pathname).join(', '))),
      ...when(message, () => finding('exposed.php-errors', `${message?.url.pathname}: a message of PHP`)),
      ...when(!/^(?:<!--[\s\S]*?-->\s*)*<!doctype html/i.test(start), () =>
        finding('page.quirks', 'no <!doctype html> at the beginning'),
      ),
    ]
  },
}

/** The text before the document or the JSON. */
const beginningOf = (text: string) => text.slice(0, Math.max(0, text.search(/<!doctype|<html|\{/i)))

/** Scripts with which Cloudflare replaces parts of a page. */
const REWRITING = /\/cdn-cgi\/.*(?:rocket-loader|email-decode)/

/** The head and the transfer of the page, and proxies that rewrite it. */
export const pageSetup: Check = {
  area: 'page',
  needsPage: true,
  run: (site) => [...rewrites(site), ...viewport(site), ...compression(site)],
}

function rewrites({ document }: Site): Outcome[] {
  const scripts = document.tags.filter(({ name }) => name === 'script').map(({ attributes }) => attributes)
  const added = scripts.find(({ src = '' }) => REWRITING.test(src))
  return when(added, () => finding('page.rewritten', `script ${added?.['src']}`))
}

function viewport({ document }: Site): Outcome[] {
  const content = document.tags.find(({ attributes }) => attributes['name']?.toLowerCase() === 'viewport')?.attributes[
    'content'
  ]
  return when(!/\bwidth\s*=\s*device-width\b/i.test(content ?? ''), () =>
    finding('page.viewport', `viewport: ${content ?? 'none'}`),
  )
}

function compression({ page, isPublic }: Site): Outcome[] {
  return when(isPublic && !page.headers.has('content-encoding'), () =>
    finding('page.uncompressed', `${page.body.length} bytes, no Content-Encoding for Accept-Encoding: gzip, br`),
  )
}
