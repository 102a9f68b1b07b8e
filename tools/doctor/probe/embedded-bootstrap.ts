import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'

import type { PageDocument, Tag } from './page-document'

/** Bootstrap data in a page: absent, unreadable, or decoded with the tag that holds it. */
export type EmbeddedBootstrap =
  | { status: 'absent' }
  | { status: 'unreadable'; tag: Tag }
  | { status: 'read'; tag: Tag; data: unknown }

const ASSIGNMENT = /\bbootstrapData\s*=(?!=)\s*/

/** Finds the data as the client does: `window.bootstrapData`, else the element with the id `bootstrap-data`. */
export function embeddedBootstrap({ tags }: PageDocument): EmbeddedBootstrap {
  const scripts = tags.filter(({ name, attributes }) => name === 'script' && attributes['src'] === undefined)
  const isInert = ({ attributes }: Tag) => /json/.test(attributes['type'] ?? '')
  const inline = scripts.find((tag) => !isInert(tag) && ASSIGNMENT.test(tag.text))
  const element = tags.find(({ attributes }) => attributes['id'] === 'bootstrap-data')
  const tag = inline ?? element
  if (!tag || (tag === element && tag.text.trim() === '')) return { status: 'absent' }
  try {
    const data = decodeBootstrap(inline ? assignedValue(tag.text) : tag.text)
    return typeof data === 'object' && data !== null ? { status: 'read', tag, data } : { status: 'unreadable', tag }
  } catch {
    return { status: 'unreadable', tag }
  }
}

/** Parses the assigned literal without running the script: an object, a string, or JSON.parse of a string. */
function assignedValue(script: string): unknown {
  const source = script.slice(script.search(ASSIGNMENT)).replace(ASSIGNMENT, '')
  const call = /^JSON\.parse\(\s*/.exec(source)
  if (call) return JSON.parse(stringLiteral(source.slice(call[0].length)))
  return /^["']/.test(source) ? stringLiteral(source) : JSON.parse(objectLiteral(source))
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }
const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi

/** Value of the JavaScript string at the start of a text. Throws when there is none. */
function stringLiteral(source: string): string {
  const [, quote, body] = /^(["'])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1/.exec(source) ?? []
  if (quote === undefined || body === undefined) throw new SyntaxError('Not a string')
  return body.replaceAll(ESCAPE, (_, unicode?: string, hex?: string, char: string = '') => {
    const code = unicode ?? hex
    return code === undefined ? (ESCAPES[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16))
  })
}

/** Text of the object at the start of a script, up to its closing brace. */
function objectLiteral(source: string): string {
  let depth = 0
  for (const { 0: token, index } of source.matchAll(/"(?:\\[\s\S]|[^"\\])*"|[{}[\]]/g)) {
    if (/[{[]/.test(token) && token.length === 1) depth += 1
    if (/[}\]]/.test(token) && token.length === 1) depth -= 1
    if (depth === 0) return source.slice(0, index + token.length)
  }
  throw new SyntaxError('Not an object')
}
