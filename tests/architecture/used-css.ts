import { isUnsupported } from '../../tools/compat-data'

/** Removes rules that a browser applies only if it supports what they use. */
function withoutGuarded(sheet: string): string {
  const start = sheet.indexOf('@supports')
  if (start === -1) return sheet
  let end = sheet.indexOf('{', start)
  for (let depth = 1; depth > 0 && end < sheet.length - 1;) {
    end += 1
    if (sheet[end] === '{') depth += 1
    if (sheet[end] === '}') depth -= 1
  }
  return sheet.slice(0, start) + withoutGuarded(sheet.slice(end + 1))
}

/** Paths under which MDN's data may describe the parts of a declaration. */
function declarationPaths(property: string, value: string): string[] {
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/g)].flatMap(([, name]) =>
    ['', 'color.', 'transform-function.'].map((kind) => `css.types.${kind}${name}`),
  )
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, unit]) => `css.types.length.${unit}`)
  const keywords = value.replaceAll(/\([^()]*\)/g, '').match(/(?<![\w-])[a-z][\w-]*(?!\()/g) ?? []
  const own = property.startsWith('--') ? [] : [property, ...keywords.map((keyword) => `${property}.${keyword}`)]
  return [...own.map((path) => `css.properties.${path}`), ...functions, ...units]
}

const DECLARATION = /(?<=[{;])\s*((?:--)?[a-z-][\w-]*)\s*:\s*([^{};]+)(?=[;}])/g

/** Lists the features of style sheets that a supported browser lacks, outside `@supports`. */
export function unsupportedCss(sheet: string): string[] {
  const plain = withoutGuarded(sheet.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\\./g, 'x')).replaceAll(
    /"[^"]*"|url\([^)]*\)/g,
    'none',
  )
  const declared = [...plain.matchAll(DECLARATION)].flatMap(([, property = '', value = '']) =>
    declarationPaths(property, value),
  )
  const rules = plain.replaceAll(DECLARATION, '')
  const selected = [...rules.matchAll(/:{1,2}([a-z][\w-]*)/g)].map(([, name]) => `css.selectors.${name}`)
  const atRules = [...rules.matchAll(/@([a-z][\w-]*)/g)].map(([, name]) => `css.at-rules.${name}`)
  const nesting = rules.includes('&') ? ['css.selectors.nesting'] : []
  const features = new Set([...declared, ...selected, ...atRules, ...nesting])
  return [...features].filter((path) => isUnsupported(path)).sort()
}
