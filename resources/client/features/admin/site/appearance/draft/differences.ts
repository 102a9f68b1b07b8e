import { translate } from '@/core/platform/i18n/use-translation'
import type { Difference } from '@/core/shared/records/editor/difference-list'
import { isStructure } from '@/lib/json/json-value'

import { overtakenParts } from '../../conflicts/parts'
import { landingParts, landingPlaceOf, placeOfSetting } from '../homepage/landing-parts'
import { seoPageTitle } from '../seo/seo-pages'
import type { Appearance } from './appearance'
import { partsOf } from './merge'
import { valueTitles } from './value-titles'

/** Returns what the other administrator has changed since `base`; empty if nothing. */
export function differencesOf({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Appearance>): Difference[] {
  const parts = { mine: partsOf(mine), theirs: partsOf(theirs) }
  return overtakenParts({ base: partsOf(base), ...parts }).map((name) => {
    const [own, other] = [parts.mine.get(name), parts.theirs.get(name)]
    return { name, label: labelOf(name, own ?? other), ...textsOf(own, other) }
  })
}

function labelOf(part: string, value: unknown): string {
  const found = Object.entries(valueTitles).find(([name]) => name === part)
  if (found) return translate(found[1])
  const [map = '', key = ''] = part.split('/')
  if (map === 'seo') return translate('SEO tags: :name', { name: titleOfPage(key) })
  if (map === 'homepage.appearance') return `${translate('Landing page')}: ${titleOfField(key)}`
  const name = isStructure(value) ? String(value['name'] ?? '') : ''
  return part.startsWith('menus/') ? translate('Menu: :name', { name }) : translate('Theme: :name', { name })
}

function titleOfPage(name: string): string {
  const title = seoPageTitle(name)
  return title ? translate(title) : name
}

function titleOfField(field: string): string {
  const part = landingPlaceOf(placeOfSetting(field))?.part
  return part ? translate(landingParts[part].title) : field
}

/** Rows show only the fields in which they differ. */
function textsOf(mine: unknown, theirs: unknown): { mine: string; theirs: string } {
  if (!isStructure(mine) || !isStructure(theirs)) return { mine: textOf(mine), theirs: textOf(theirs) }
  const [own, other] = [flat(mine), flat(theirs)]
  const keys = [...new Set([...own.keys(), ...other.keys()])].filter((key) => own.get(key) !== other.get(key))
  const lines = (fields: ReadonlyMap<string, string>) =>
    keys.map((key) => `${key}: ${fields.get(key) ?? '–'}`).join('\n')
  return { mine: lines(own), theirs: lines(other) }
}

/** Fields of a row by dotted name. */
const flat = (value: Record<string, unknown>, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(value).flatMap(([key, field]) =>
      isStructure(field) ? [...flat(field, `${prefix}${key}.`)] : [[prefix + key, textOf(field)] as const],
    ),
  )

function textOf(value: unknown): string {
  if (value === undefined) return translate('Deleted')
  if (typeof value === 'boolean') return value ? translate('yes') : translate('no')
  return isStructure(value) ? String(value['name'] ?? '') : String(value ?? '')
}
