import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, optional, permitted, required, undocumentedResponse } from '../documented'
import { theme } from '../samples'

/** A theme without a font or an owner. */
const plainTheme = { ...theme, id: 2, font: null }

/** A theme as its editor shows it. */
const ownTheme = { ...theme, user_id: 1, font: { family: 'Nunito', google: true, category: 'sans-serif' } }

const values = {
  settings: { branding: { site_name: 'Dziesma' } },
  appearance: {
    env: { app_name: 'Dziesma' },
    themes: { all: [ownTheme, plainTheme], selectedThemeId: null },
    custom_code: { css: 'body { color: red }', html: null },
    seo: ['landing-page'],
  },
}
const defaults = {
  settings: {},
  appearance: { themes: { light: plainTheme, dark: { ...plainTheme, id: 3, is_dark: true } } },
}

const permission = `${assumedPermissions.appearance}.update`
const writes = { ...undocumentedResponse, assumed: 'the permission and the response' } as const

export const appearance = {
  section: '7',
  rule: "The site's look comes as `values` and `defaults`; `changes` holds the changed parts, `appearance` always.",
  screens: ['admin: appearance'],
  endpoints: {
    show: {
      call: 'GET admin/appearance/values',
      source: '7',
      rights: permitted(permission),
      responses: {
        'themes as a group': { values, defaults },
        'themes as a list': {
          values: { ...values, appearance: { ...values.appearance, themes: [ownTheme, plainTheme] } },
          defaults,
        },
        'nothing set': {
          values: { settings: [], appearance: { env: [], themes: [], custom_code: [], seo: [] } },
          defaults: { settings: [], appearance: { themes: [] } },
        },
      },
      assumed: 'the permission',
    },
    save: {
      call: 'POST admin/appearance',
      source: '0, 7; trap 29',
      body: {
        changes: required(),
        'changes.appearance': required(),
        'changes.appearance.env': optional(),
        'changes.appearance.env.app_name': optional(),
        'changes.appearance.themes': optional(),
        // A group in releases A and B1, a list in B2.
        'changes.appearance.themes.all': optional(),
        'changes.appearance.themes.*.*': optional(),
        'changes.appearance.custom_code': optional(),
        'changes.appearance.custom_code.css': optional(),
        'changes.appearance.custom_code.html': optional(),
        'changes.settings': optional(),
      },
      rights: permitted(permission),
      ...writes,
    },
    seoTags: {
      call: 'GET admin/appearance/seo-tags/:names',
      source: '7',
      rights: permitted(permission),
      responses: {
        tags: { 'landing-page': { custom: null, original: '<title>Dziesma</title>' } },
        'own tags': { 'landing-page': { custom: '<title>Mana</title>', original: '<title>Dziesma</title>' } },
      },
      assumed: 'the permission',
    },
    saveSeoTags: {
      call: 'PUT admin/appearance/seo-tags/:names',
      source: '7',
      body: { tags: optional() },
      rights: permitted(permission),
      ...writes,
      failsIn: 'resources/client/features/admin/site/appearance/seo/seo.test.tsx',
    },
  },
} satisfies DocumentedGroup
