type Part = string | number | readonly string[]

const written = (part: Part) => {
  if (typeof part === 'number') return String(Math.round(part * 10) / 10)
  return typeof part === 'string' ? part : part.join('')
}

/** Tag for SVG markup: rounds numbers to a tenth and joins lists. Pass untrusted text through `escapeText`. */
export function svg(strings: TemplateStringsArray, ...parts: Part[]): string {
  return String.raw({ raw: strings }, ...parts.map(written)).replace(/\s*\n\s*/g, ' ')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that XML 1.0 forbids (outside its production `Char`). */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for use in markup and drops characters that XML 1.0 forbids. */
function escapeText(text: string): string {
  const allowed = text.replace(NOT_XML, '')
  return allowed.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** `flip` mirrors horizontally; `turn` is clockwise, in degrees. */
type Place = { x: number; y: number; scale?: number; flip?: boolean; turn?: number }

/** Moves, scales, mirrors and rotates a drawing that is centred on the origin. */
export function placed(drawing: string, place: Place): string {
  const { x, y, scale = 1, flip = false, turn = 0 } = place
  const sideways = flip ? -scale : scale
  const size = `scale(${sideways.toFixed(3)} ${scale.toFixed(3)})`
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) ${size}">${drawing}</g>`
}

export const PICTURE_SIZE = 600

/** Wraps the content in a square SVG document; assistive technology reads the title. */
export function picture(title: string, content: string): string {
  const size = PICTURE_SIZE
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"
    role="img"><title>${escapeText(title)}</title>${content}</svg>`
}
