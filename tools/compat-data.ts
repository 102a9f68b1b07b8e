import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { OLDEST_BROWSERS } from './browsers'

// Read, not imported: Vite would convert 20 megabytes to a module.
const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const { api, css, html, javascript } = JSON.parse(readFileSync(file, 'utf8')) as CompatData
const data: Record<string, Identifier> = { api, css, html, javascript }

/** Scopes of MDN's data with what scripts use. */
export const SCOPES = ['api', 'javascript.builtins']

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

/** A property of the window (without an owner), of a constructor or of its prototype. */
export type Member = { owner: string | null; name: string; on: ('constructor' | 'prototype')[] }

const namesIn = (path: string): string[] => Object.keys(find(path) ?? {}).filter((name) => !/^__compat$|^@@/.test(name))

/** Name of the property by which scripts find a feature; that of an event is its handler's. */
const propertyOf = (feature: string): string => feature.replace(/_static$/, '').replace(/^(.+)_event$/, 'on$1')

function unsupportedMembersOf(scope: string, owner: string): Member[] {
  if (isUnsupported(`${scope}.${owner}`)) return [{ owner: null, name: owner, on: [] }]
  return namesIn(`${scope}.${owner}`)
    .filter((name) => name !== owner && isUnsupported(`${scope}.${owner}.${name}`))
    .map((name): Member => {
      if (owner === 'Window') return { owner: null, name: propertyOf(name), on: [] }
      // The data marks static members of APIs, not those of built-in objects.
      if (scope !== 'api') return { owner, name, on: ['constructor', 'prototype'] }
      return { owner, name: propertyOf(name), on: [name.endsWith('_static') ? 'constructor' : 'prototype'] }
    })
}

/** Lists the APIs and built-in objects that a supported browser lacks: whole ones, and members of the others. */
export const unsupportedMembers = (): Member[] =>
  SCOPES.flatMap((scope) => namesIn(scope).flatMap((owner) => unsupportedMembersOf(scope, owner)))
