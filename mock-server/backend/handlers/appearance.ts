import { appearance } from '@/contract/groups/appearance'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { appearance as documented } from '../../documented/groups/appearance'
import { administrator } from '../../rules/permissions/administrator'
import { withoutFalsy } from '../../rules/settings/present-settings'
import { nestedSettings } from '../../rules/settings/sent-settings'
import { storeSettings } from '../../rules/settings/store-settings'
import { storeThemes } from '../../rules/settings/store-themes'
import { settings as originalSettings } from '../../state/seeds/settings'
import { themes as originalThemes } from '../../state/seeds/themes'
import type { Db } from '../../state/store/db'
import { notFound } from '../../state/store/find-row'
import { callerOf } from '../pipeline/caller'
import { type MockRequest, mockGroup } from '../pipeline/mock-group'

const valuesOf = ({ settings, themes, customCode, seoTags }: Db) => ({
  settings: withoutFalsy(settings),
  appearance: {
    env: { app_name: settings.branding?.site_name ?? null },
    themes: { all: themes.map((theme) => ({ user_id: 1, ...theme })), selectedThemeId: null },
    custom_code: customCode,
    seo: Object.keys(seoTags),
  },
})

const defaultTheme = (isDark: boolean) => originalThemes.find(({ is_dark }) => is_dark === isDark)

/** Tags of the kinds of pages that a request names. Throws 404 for an unknown one. */
function namedTags({ seoTags }: Db, names = '') {
  return Object.fromEntries(
    names.split(',').map((name) => {
      const tags = Object.hasOwn(seoTags, name) ? seoTags[name] : undefined
      if (!tags) throw notFound('Seo tags', name)
      return [name, tags]
    }),
  )
}

const editor = (request: Parameters<typeof callerOf>[0]) =>
  administrator(callerOf(request), `${assumedPermissions.appearance}.update`)

function save(request: MockRequest<typeof appearance.save>) {
  const { db, release } = editor(request)
  const { appearance: changed, settings = {} } = request.body.changes
  const name = changed.env?.app_name
  storeSettings(db, { ...nestedSettings(settings), ...(name !== undefined && { 'branding.site_name': name }) })
  if (changed.themes) storeThemes(db, changed.themes, release)
  const { css, html } = changed.custom_code ?? {}
  db.customCode = {
    css: css === undefined ? db.customCode.css : (css ?? ''),
    html: html === undefined ? db.customCode.html : (html ?? ''),
  }
  return {}
}

export const appearanceHandlers = mockGroup(appearance, documented, {
  show: (request) => ({
    values: valuesOf(editor(request).db),
    defaults: {
      settings: withoutFalsy(originalSettings),
      appearance: { themes: { light: defaultTheme(false), dark: defaultTheme(true) } },
    },
  }),

  save,

  seoTags: (request) => namedTags(editor(request).db, request.params['names']),

  saveSeoTags: (request) => {
    const { db } = editor(request)
    const seoTags = { ...db.seoTags }
    for (const [name, tags] of Object.entries(namedTags(db, request.params['names'])))
      seoTags[name] = { ...tags, custom: request.body.tags || null }
    db.seoTags = seoTags
    return {}
  },
})
