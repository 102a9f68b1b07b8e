import * as z from 'zod/mini'

import type { managedSettings } from '@/contract/groups/managed-settings'
import type { Output } from '@/contract/machinery/endpoint'
import { valueAt } from '@/lib/json/json-value'

import type { HomepageValue } from '../../homepage/homepage-record'
import type { Setting, SettingField, SettingId } from '../groups/setting'

/** The site's settings as the server has them. */
export type SavedSettings = Output<typeof managedSettings.show>

/** Values of settings by their ids. */
export type SettingValues = Readonly<Partial<Record<SettingId, unknown>>>

/** A tab of an artist's page. */
export type ArtistTab = { id: string | number; active: boolean }

/** A link with its text. */
export type SettingLink = { label?: string | null | undefined; action?: string | null | undefined }

const optionalText = z.optional(z.nullable(z.string()))
const texts = z.array(z.string())
const link = z.looseObject({ label: optionalText, action: optionalText })
/** Links with whatever else the server keeps in them: an editor must not add defaults to it. */
const menuItems = z.array(z.looseObject({ id: z.optional(z.union([z.string(), z.number()])), ...link.shape }))
const tabs = z.array(z.looseObject({ id: z.union([z.number(), z.string()]), active: z.unknown() }))

/** A link of a list, such as a policy. */
export type MenuLink = z.output<typeof menuItems>[number]

/** Spellings of a flag that is on. */
const ON: readonly unknown[] = [true, 1, '1', 'true']

const parsed = <Schema extends z.ZodMiniType, Other>(schema: Schema, value: unknown, other: Other) =>
  schema.safeParse(value).data ?? other

/** Reads a text; numbers and flags are stored as texts too. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Reads a number, also from a text; null without one. */
export function numberIn(value: unknown): number | null {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

export const flagIn = (value: unknown): boolean => ON.includes(value)
export const listIn = (value: unknown): string[] => parsed(texts, value, [])
export const commaListIn = (value: unknown): string[] =>
  textIn(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
export const menuItemsIn = (value: unknown): MenuLink[] => parsed(menuItems, value, [])
export const linkIn = (value: unknown): SettingLink => parsed(link, value, {})
export const tabsIn = (value: unknown): ArtistTab[] =>
  parsed(tabs, value, []).map((tab) => ({ ...tab, active: flagIn(tab.active) }))

/** Reads the id or slug of the home page's record; null without one. */
export const homepageIn = (value: unknown): HomepageValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

/** Readers by kind of field. */
const readers: Readonly<Record<SettingField['kind'], (value: unknown) => unknown>> = {
  text: textIn,
  paragraph: textIn,
  number: numberIn,
  bytes: numberIn,
  flag: flagIn,
  select: textIn,
  choice: textIn,
  homepage: homepageIn,
  list: listIn,
  'comma-list': (value) => commaListIn(value).join(','),
  secret: textIn,
  picture: textIn,
  ad: textIn,
  'menu-items': menuItemsIn,
  link: linkIn,
  'artist-tabs': tabsIn,
  info: textIn,
  json: (value) => value ?? null,
}

/** Reads a value as its field holds it: absent ones are off, empty, or null for a number. */
export const valueIn = (field: SettingField, value: unknown): unknown =>
  field.kind === 'info' && field.isFlag ? flagIn(value) : readers[field.kind](value)

/** Splits an id into its part and the key there. */
export function partOf(id: SettingId): { part: 'client' | 'server'; key: string } {
  const dot = id.indexOf('.')
  return { part: id.startsWith('client.') ? 'client' : 'server', key: id.slice(dot + 1) }
}

/** The saved value of a setting as its field holds it. */
export function savedValue(saved: SavedSettings, { id, field }: Pick<Setting, 'id' | 'field'>): unknown {
  const { part, key } = partOf(id)
  return valueIn(field, part === 'server' ? saved.server[key] : valueAt(saved.client, key.split('.')))
}
