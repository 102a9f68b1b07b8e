/**
 * Edit that replaces a part of the page. Throws when the page lacks it, so that a fault is never planted without
 * effect.
 */
export const replacing = (part: string | RegExp, by: string) => (html: string) => {
  if (!(typeof part === 'string' ? html.includes(part) : part.test(html)))
    throw new Error(`The page lacks ${String(part)}`)
  return html.replace(part, () => by)
}

const DATA_ELEMENT = /<script type="application\/json" id="bootstrap-data">([\s\S]*?)<\/script>/

/** Edit that embeds the bootstrap data as a script; `write` creates the script from the JSON. */
export const withScript = (write: (json: string) => string) => (html: string) => {
  const [, text = ''] = DATA_ELEMENT.exec(html) ?? []
  return replacing(DATA_ELEMENT, `<script>window.bootstrapData = ${write(text)};</script>`)(html)
}

/** Literal of a text in an inline script. */
export const literal = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
