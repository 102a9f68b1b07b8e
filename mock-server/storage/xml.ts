const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]))

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const unescaped = (text: string): string =>
  text
    .replace(/&#(?:x(?<hex>[\da-f]+)|(?<decimal>\d+));/gi, (_, hex: string | undefined, decimal: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => CHARACTERS.get(entity) ?? entity)

/** What an element holds: a text, other elements by name, or several of the same name. */
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
      : [escaped(String(content))]
  return `<${name}>${inner.join('')}</${name}>`
}

/** An XML document of one element. */
export const xmlOf = (name: string, content: XmlContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements(name, content)}`

/** What stands in every element of a name, in their order; S3's answers have no attributes that matter. */
export const innerXml = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(?<inner>[\\s\\S]*?)</${name}>`, 'g'))].map(
    ({ groups }) => groups?.['inner'] ?? '',
  )

/** The text of the first element of a name; undefined when there is none. */
export function xmlText(xml: string, name: string): string | undefined {
  const [inner] = innerXml(xml, name)
  return inner === undefined ? undefined : unescaped(inner.trim())
}
