import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { OLDEST_BROWSERS } from '../../tools/browsers'

// Read, not imported: Vite would convert 20 megabytes to a module.
const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const { api, css, html, javascript } = JSON.parse(readFileSync(file, 'utf8')) as CompatData
const data: Record<string, Identifier> = { api, css, html, javascript }

const compare = (one: string, other: string): number =>
  one.replace('≤', '').localeCompare(other, undefined, { numeric: true })

/** Whether a browser has a feature in `version`, spelt as in the standard and without a flag. */
const hasFeature = (statement: SimpleSupportStatement, version: string): boolean =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  compare(statement.version_added, version) <= 0 &&
  (statement.version_removed === undefined || compare(statement.version_removed, version) > 0)

const find = (path: string): Identifier | undefined =>
  path
    .split('.')
    .reduce<Record<string, Identifier> | undefined>(
      (parent, name) => (parent && Object.hasOwn(parent, name) ? parent[name] : undefined),
      data,
    )

/** Whether MDN's data has a feature, such as `api.AbortSignal.any_static`. */
export const isKnown = (path: string): boolean => find(path)?.__compat !== undefined

/** Whether one of the oldest supported browsers lacks a feature; false for one that the data does not have. */
export function isUnsupported(path: string): boolean {
  const support = find(path)?.__compat?.support
  if (!support) return false
  return Object.entries(OLDEST_BROWSERS).some(([browser, version]) => {
    const statements = [support[browser as keyof typeof OLDEST_BROWSERS] ?? []].flat()
    return !statements.some((statement) => hasFeature(statement, version))
  })
}

/** Names of the features `depth` levels below `path`, and those between, that a supported browser lacks. */
export function unsupportedNames(path: string, depth: number): string[] {
  const children = Object.keys(find(path) ?? {}).filter((name) => name !== '__compat')
  return children.flatMap((name) => [
    ...(isUnsupported(`${path}.${name}`) ? [name.replace(/_static$/, '')] : []),
    ...(depth > 1 ? unsupportedNames(`${path}.${name}`, depth - 1) : []),
  ])
}
