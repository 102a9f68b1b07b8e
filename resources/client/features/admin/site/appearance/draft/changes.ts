import type { appearance } from '@/contract/groups/appearance'
import type { Input } from '@/contract/machinery/endpoint'
import { pathOf, setValueAt } from '@/lib/forms/field-path'
import { isSame } from '@/lib/json/is-same'

import { storedMenus } from '../menus/edited-menus'
import { storedThemes } from '../themes/edited-themes'
import { type Appearance, isSetting, type ValueName } from './appearance'

/** The changes as `POST admin/appearance` takes them. */
export type Changes = Input<typeof appearance.save>['body']['changes']

/** Names of the values that differ. */
export const changedNames = (one: Appearance, other: Appearance): ValueName[] =>
  (Object.keys(one) as ValueName[]).filter((name) => !isSame(one[name], other[name]))

/** Returns settings in groups: `{branding: {site_name}}`. */
export function settingsOf(
  values: Readonly<Record<ValueName, unknown>>,
  names: readonly ValueName[],
): Record<string, unknown> {
  const settings = {}
  for (const name of names) setValueAt(settings, pathOf(name), values[name])
  return settings
}

/** Returns the tags that differ, by kind of page; null brings the original ones back. */
export const seoChangesOf = (saved: Appearance, draft: Appearance): [name: string, tags: string | null][] =>
  [...new Set([...Object.keys(saved.seo), ...Object.keys(draft.seo)])]
    .filter((name) => saved.seo[name] !== draft.seo[name])
    .map((name) => [name, draft.seo[name] ?? null])

/**
 * Returns only what differs from the saved appearance. `appearance` is always there (trap 29); themes go as `{all}`, or
 * as a list in releases that have one (backend contract, section 0).
 */
export function changesOf(saved: Appearance, draft: Appearance, { listsThemes }: { listsThemes: boolean }): Changes {
  const changed = changedNames(saved, draft)
  const settings = changed.filter(isSetting)
  const isCodeChanged = changed.some((name) => name.startsWith('custom_code.'))
  const themes = storedThemes(draft.themes)
  return {
    appearance: {
      // The environment's name of the site is what the setting is reset to.
      ...(changed.includes('branding.site_name') && { env: { app_name: draft['branding.site_name'] } }),
      ...(isCodeChanged && {
        custom_code: {
          ...(changed.includes('custom_code.css') && { css: draft['custom_code.css'] }),
          ...(changed.includes('custom_code.html') && { html: draft['custom_code.html'] }),
        },
      }),
      ...(changed.includes('themes') && { themes: listsThemes ? themes : { all: themes } }),
    },
    ...(settings.length > 0 && { settings: settingsOf({ ...draft, menus: storedMenus(draft.menus) }, settings) }),
  }
}
