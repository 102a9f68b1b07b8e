import { valueLists } from '@/contract/groups/value-lists'

import { valueLists as documented } from '../../documented/groups/value-lists'
import { isOfWorkspace, offeredPermissions } from '../../rules/permissions/offered-permissions'
import { googleFonts } from '../../state/seeds/google-fonts'
import type { Db } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** Reserved codes and codes of unions, which are not countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Two-letter codes with an English name, sorted by that name. */
function namedCodes(type: 'region' | 'language', codes: string[]) {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes
    .flatMap((code) => {
      const name = names.of(code)
      return name ? [{ code, name }] : []
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

const countries = () => {
  const codes = PAIRS.map((code) => code.toUpperCase()).filter((code) => !NO_COUNTRIES.has(code))
  return namedCodes('region', codes).map(({ code, name }) => ({ code: code.toLowerCase(), name }))
}

/** Currencies by code, with their English names. */
function currencies() {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Object.fromEntries(
    Intl.supportedValuesOf('currency').map((code) => [code, { code, name: names.of(code) ?? code }]),
  )
}

function timezones() {
  const regions: Record<string, { value: string; text: string }[]> = {}
  // Some engines already list UTC.
  for (const value of new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])) {
    const [region = '', ...place] = value.split('/')
    const zones = (regions[region] ??= [])
    zones.push({ value, text: place.join(', ').replaceAll('_', ' ') || value })
  }
  return regions
}

/** Value lists by the name they are requested under. */
export const lists: Record<string, (db: Db) => object> = {
  countries,
  languages: () => namedCodes('language', PAIRS),
  currencies,
  timezones,
  localizations: ({ localizations }) => localizations.all().map(({ id, name, language }) => ({ id, name, language })),
  roles: ({ roles }) =>
    roles
      .all()
      .flatMap(({ id, name, description = null, workspace }) => (workspace ? [] : [{ id, name, description }])),
  permissions: () => offeredPermissions.filter((permission) => !isOfWorkspace(permission)),
  workspacePermissions: () => offeredPermissions.filter(isOfWorkspace),
  genres: ({ genres }) => genres.all().map(({ id, name, display_name }) => ({ id, name, display_name })),
  googleFonts: () => googleFonts,
  menuItemCategories: ({ customPages, channels }) => [
    {
      name: 'Channels',
      type: 'route',
      items: channels.all().map(({ name, slug }) => ({ label: name, action: `/${slug}` })),
    },
    {
      name: 'Custom pages',
      type: 'customPage',
      items: customPages.all().map(({ title, slug }) => ({ label: title, action: `/pages/${slug}` })),
    },
  ],
  pages: ({ customPages }) => customPages.all().map(({ id, title, slug }) => ({ id, title, slug })),
  themes: ({ themes }) => themes.map(({ id, name }) => ({ id, name })),
  domains: ({ customDomains }) => customDomains.all().map(({ id, host }) => ({ id, host })),
  workspaceRoles: ({ roles }) =>
    roles.all().flatMap(({ id, name, workspace }) => (workspace ? [{ id, name, description: null }] : [])),
}

export const valueListHandlers = mockGroup(valueLists, documented, {
  show: ({ world, params }) => {
    const names = (params['names'] ?? '').split(',')
    const requestedLists = names.flatMap((name): [string, object][] => {
      const list = Object.hasOwn(lists, name) ? lists[name]?.(world.db) : undefined
      return list && Object.keys(list).length > 0 ? [[name, list]] : []
    })
    return Object.fromEntries(requestedLists)
  },
})
