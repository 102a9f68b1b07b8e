import { parseStyled } from './sanitize-html'

/** Functions of CSS that request a file. */
const REQUESTS = /url|image|src|cross-fade/i

const isRemote = (src: string): boolean => !src.trim().toLowerCase().startsWith('data:')

/** Removes what would request pictures of other sites; returns whether there is any. */
function removeRemote(content: DocumentFragment): boolean {
  let hasRemote = false
  for (const image of content.querySelectorAll('img')) {
    if (!isRemote(image.getAttribute('src') ?? 'data:')) continue
    image.removeAttribute('src')
    hasRemote = true
  }
  for (const { style } of content.querySelectorAll<HTMLElement>('[style]')) {
    for (const name of [...style]) {
      if (!REQUESTS.test(style.getPropertyValue(name))) continue
      style.removeProperty(name)
      hasRemote = true
    }
  }
  return hasRemote
}

/** Opens links to pages in new tabs, since the sandbox of the message allows nothing else. */
function openInTabs(content: DocumentFragment): void {
  for (const link of content.querySelectorAll('a[href]')) link.setAttribute('target', '_blank')
}

/** Policy of the document, beside the one that it inherits from the page. */
const policyOf = (showsRemote: boolean): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${showsRemote ? ' https:' : ''}; form-action 'none'; base-uri 'none'`

const BODY = 'margin:16px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;background:#fff;color:#111'

/**
 * Returns an HTML document of an email's untrusted HTML without anything active, for a sandboxed iframe. Style sheets are
 * left out, as in most mail programs; `hasRemote` tells whether pictures of other sites are.
 */
export function emailDocument(html: string, { showsRemote }: { showsRemote: boolean }) {
  const content = parseStyled(html)
  openInTabs(content)
  const hasRemote = showsRemote || removeRemote(content)
  // In the sanitizer's own document, which loads no pictures.
  const body = content.ownerDocument.createElement('div')
  body.append(content)
  return {
    hasRemote,
    document: `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(showsRemote)}"><meta name="referrer" content="no-referrer"></head><body style="${BODY}">${body.innerHTML}</body></html>`,
  }
}
