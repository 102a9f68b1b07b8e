import { HttpStatus, isServerError } from '@/contract/machinery/http-status'

import { finding, type Outcome, when } from '../finding'
import type { Reply } from '../probe/send'
import { isListing, type Site } from '../probe/site'
import type { Check } from './check'
import { typeOf } from './file-replies'

/** Status and content of the page, and what keeps its calls from Laravel. */
export const pageStatus: Check = {
  area: 'reach',
  needsPage: false,
  run(site) {
    const { page } = site
    const seen = `${page.url.origin}${page.url.pathname}: status ${page.status}`
    const refused = refusal(site, seen)
    return [...(refused.length > 0 ? refused : otherContent(site, seen)), ...calls(site)]
  },
}

const isChallenge = ({ headers }: Reply) => headers.get('cf-mitigated') === 'challenge'
const asksForPassword = ({ status, headers }: Reply) =>
  status === HttpStatus.Unauthorized && headers.has('www-authenticate')

/** Checks what stops the calls of a page that is shown. */
function calls({ isShown, api }: Site): Outcome[] {
  const seen = `${api.url.pathname}: status ${api.status}`
  return [
    ...when(isShown && isChallenge(api), () => finding('reach.challenge', seen)),
    ...when(isShown && asksForPassword(api), () => finding('reach.password', seen)),
  ]
}

function refusal({ page }: Site, seen: string): Outcome[] {
  const { status: code, text } = page
  if (/Unable to locate file in Vite manifest/i.test(text)) return [finding('build.entry-key', seen)]
  if (/Vite manifest not found/i.test(text)) return [finding('build.manifest-missing', seen)]
  if (isChallenge(page)) return [finding('reach.challenge', seen)]
  if (code === HttpStatus.ServiceUnavailable) return [finding('reach.maintenance', seen)]
  if (isServerError(code)) return [finding('reach.server-error', seen)]
  if (asksForPassword(page)) return [finding('reach.password', seen)]
  return when(code !== HttpStatus.Ok, () => finding('reach.status', seen))
}

function otherContent({ page, isShown }: Site, seen: string): Outcome[] {
  if (isShown) return []
  const { text } = page
  if (/^\s*<\?php/.test(text)) return [finding('reach.php-source', seen)]
  if (isListing(page)) return [finding('reach.listing', seen)]
  const type = typeOf(page)
  return [/html/i.test(type) ? finding('reach.foreign-page', seen) : finding('reach.not-html', `Content-Type: ${type}`)]
}
