import { unexpected } from '../../kit/mock-failure'
import type { Release } from '../../state/parts/release'
import { releases } from '../releases/releases'

/** Settings whose value is a list or a map, stored as JSON (backend contract, section 1.5). */
const JSON_SETTINGS = new Set([
  'menus',
  'homepage.appearance',
  'uploads.allowed_extensions',
  'uploads.blocked_extensions',
  'cookie_notice.button',
  'registration.policies',
  'artistPage.tabs',
])

type Values = Record<string, unknown>

const isStructure = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Values are stored as texts, and cast when they are read (section 1.5). */
function castText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return /^\d+$/.test(value) && String(Number(value)) === value ? Number(value) : value
}

/** Entries of nested groups by dotted key; JSON settings are not taken apart. */
function entriesOf(group: Values, prefix = ''): [string, unknown][] {
  return Object.entries(group).flatMap(([name, value]): [string, unknown][] => {
    const key = prefix + name
    return isStructure(value) && !Array.isArray(value) && !JSON_SETTINGS.has(key)
      ? entriesOf(value, `${key}.`)
      : [[key, value]]
  })
}

/** Reads a JSON setting that the flat spelling sends as a text. */
function decodeJson(value: unknown): unknown {
  if (value === null || value === '') return value
  if (typeof value !== 'string') throw unexpected()
  try {
    return JSON.parse(value)
  } catch {
    throw unexpected()
  }
}

function readFlat([key, value]: [string, unknown]): [string, unknown] {
  if (JSON_SETTINGS.has(key)) return [key, decodeJson(value)]
  // PHP fails on a list or map where it stores a text.
  if (isStructure(value)) throw unexpected()
  return [key, castText(value)]
}

function readNested([key, value]: [string, unknown]): [string, unknown] {
  if (JSON_SETTINGS.has(key)) return [key, typeof value === 'string' && value !== '' ? decodeJson(value) : value]
  if (Array.isArray(value)) throw unexpected()
  return [key, castText(value)]
}

/**
 * Settings of a `client` field by dotted key, in the release's spelling (section 7; trap 29): dotted keys with JSON
 * settings encoded once more, or also nested ones. Throws 500 for what breaks the release.
 */
export function sentSettings(json: string, release: Release): Values {
  const values = JSON.parse(json) as Values
  const entries =
    releases[release].settings === 'flat' ? Object.entries(values).map(readFlat) : entriesOf(values).map(readNested)
  return Object.fromEntries(entries)
}

/** Settings of an appearance's `changes.settings`, which are nested, by dotted key. */
export const nestedSettings = (settings: Values): Values => Object.fromEntries(entriesOf(settings).map(readNested))
