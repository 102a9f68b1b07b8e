const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]))

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const unescapeXml = (text: string): string =>
  text
    .replace(/&#(?:x(?<hex>[\da-f]+)|(?<decimal>\d+));/gi, (_, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS.get(entity) ?? entity)

/** Content of an XML element: text, or child elements by name, repeated for arrays. */
export type XmlContent = string | number | { readonly [name: string]: XmlContent | readonly XmlContent[] }

const elements = (name: string, content: XmlContent): string => {
  const inner =
    typeof content === 'object'
      ? Object.entries(content).map(([child, value]) =>
          [value]
            .flat()
            .map((one) => elements(child, one))
            .join(''),
        )
      : [escapeXml(String(content))]
  return `<${name}>${inner.join('')}</${name}>`
}

/** Serializes an XML document. */
export const xmlOf = (name: string, content: XmlContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements(name, content)}`

/** Inner XML of all elements with this name, in order; attributes are ignored. */
export const innerXml = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(?<inner>[\\s\\S]*?)</${name}>`, 'g'))].map(
    ({ groups }) => groups?.['inner'] ?? '',
  )

/** Text of the first element with this name; undefined without one. */
export function xmlText(xml: string, name: string): string | undefined {
  const [inner] = innerXml(xml, name)
  return inner === undefined ? undefined : unescapeXml(inner.trim())
}
