import { decodeComponent } from '@/lib/browser/url'

import { fieldOf, type Json, recordOf, textOf } from './json'

/** Follows `$ref`s within a document; empty for external, dangling and circular ones. */
export function resolve(root: Json, value: unknown): Json {
  const seen = new Set<string>()
  let node = recordOf(value)
  for (;;) {
    const reference = textOf(fieldOf(node, '$ref'))
    if (reference === undefined) return node
    if (seen.has(reference)) return {}
    seen.add(reference)
    node = recordOf(valueAt(root, reference))
  }
}

/** Reads a JSON Pointer (RFC 6901) in a URL's fragment. */
function valueAt(root: Json, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined
  let value: unknown = root
  for (const segment of reference.slice(2).split('/')) {
    const name = decodeComponent(segment)?.replaceAll('~1', '/').replaceAll('~0', '~') ?? ''
    value = Array.isArray(value) ? (value as unknown[])[Number(name)] : fieldOf(recordOf(value), name)
  }
  return value
}
