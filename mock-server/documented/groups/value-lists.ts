import { type DocumentedGroup, optional } from '../documented'

export const valueLists = {
  section: '7',
  rule: 'Each requested value list is a key of the response; empty lists may be missing.',
  screens: [
    'account menu, sidebar',
    'account settings: details, picture, location',
    'workspaces, workspace',
    'admin: users',
    'admin: roles',
    'backstage: upload',
    'admin: upload',
    'admin: albums, tracks',
    'admin: artists',
    'admin: plans',
    'admin: appearance',
  ],
  endpoints: {
    show: {
      call: 'GET value-lists/:names',
      source: '7; trap 6',
      query: { searchQuery: optional(), selectedValue: optional(), userId: optional() },
      rights: [],
      responses: {
        lists: { localizations: [{ name: 'Latviešu', language: 'lv' }] },
        genres: { genres: [{ name: 'rock', display_name: 'Rock' }] },
        'currencies by code': { currencies: { EUR: { code: 'EUR', name: 'Euro' } } },
        'currencies as a list': { currencies: [{ code: 'EUR', name: 'Euro' }] },
        appearance: {
          googleFonts: [{ family: 'Nunito', category: 'sans-serif' }],
          menuItemCategories: [
            { name: 'Pages', type: 'customPage', items: [{ label: 'Par mums', action: 'par-mums' }] },
          ],
          pages: [{ id: 1, title: 'Par mums', slug: 'par-mums' }],
          themes: [{ id: 1, name: 'Light' }],
          domains: [{ id: 1, host: 'dziesmas.test' }],
        },
        'every list empty': [],
        'empty lists dropped': { status: 'success' },
      },
    },
  },
} satisfies DocumentedGroup
