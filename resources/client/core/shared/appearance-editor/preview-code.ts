import { sanitizeHtml } from '@/ui/html/sanitize-html'

/**
 * Shows the site's own CSS and HTML while they are edited, in place of what the server has put into the page. The HTML is
 * shown without scripts, frames, forms and styles.
 */
export function createCodePreview(root: Element) {
  const savedHtml = [...document.body.children].slice(0, [...document.body.children].indexOf(root))
  let sheet: CSSStyleSheet | undefined
  let box: HTMLElement | undefined

  function setCss(css: string): void {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      for (const style of savedStyles()) style.disabled = true
    }
    // No element: a strict policy blocks inline styles. What the sheet loads is subject to the policy.
    sheet.replaceSync(css)
  }

  function setHtml(html: string): void {
    if (!box) {
      box = document.createElement('div')
      for (const element of savedHtml) element.toggleAttribute('hidden', true)
    }
    // Where browsers move what cannot be in the head.
    document.body.prepend(box)
    box.replaceChildren(sanitizeHtml(html))
  }

  return { css: setCss, html: setHtml }
}

/** The server's style elements: only the site's own CSS has no attributes (backend contract, section 1.1). */
const savedStyles = (): HTMLStyleElement[] =>
  [...document.head.querySelectorAll('style')].filter((style) =>
    style.getAttributeNames().every((name) => name === 'nonce'),
  )
