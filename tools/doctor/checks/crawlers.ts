import { finding, type Outcome, when } from '../finding'
import { isCrawlable, robotsRules } from '../probe/robots'
import { isHtml, isUsable } from '../probe/send'
import type { Site } from '../probe/site'
import type { Check } from './check'

/** Whether search engines may show the site, and load what they need to render it. */
export const crawlers: Check = {
  area: 'crawlers',
  needsPage: true,
  run: async (site) => (site.isPublic ? [...noindex(site), ...(await robots(site))] : []),
}

function noindex({ page, document }: Site): Outcome[] {
  const meta = document.tags.find(
    ({ name, attributes }) => name === 'meta' && /^(?:robots|googlebot)$/i.test(attributes['name'] ?? ''),
  )?.attributes['content']
  const header = page.headers.get('x-robots-tag')
  const isHidden = [header, meta].some((value) => /\b(?:noindex|none)\b/i.test(value ?? ''))
  return when(isHidden, () => finding('crawlers.noindex', header ? `X-Robots-Tag: ${header}` : `meta robots: ${meta}`))
}

async function robots({ send, root, build: { entry } }: Site): Promise<Outcome[]> {
  const reply = await send(new URL('/robots.txt', root))
  if (!isUsable(reply) || isHtml(reply)) return []
  const rules = robotsRules(reply.text)
  const paths = [root.pathname, ...(entry?.origin === root.origin ? [entry.pathname] : [])]
  const blocked = paths.filter((path) => !isCrawlable(rules, path))
  return when(blocked.length > 0, () => finding('crawlers.robots', `robots.txt disallows ${blocked.join(', ')}`))
}
