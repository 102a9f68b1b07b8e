import type { valueLists } from '@/contract/groups/value-lists'
import { valueLists as documented } from '@mock/documented/groups/value-lists'

import { groupCases } from '../case'
import { reading } from './administrator'

export const valueListCases = groupCases<typeof valueLists>(documented, {
  show: [
    { name: 'countries and time zones', as: 'free', input: { params: { names: 'countries,timezones' } }, status: 200 },
    { name: 'languages', as: 'free', input: { params: { names: 'localizations,languages' } }, status: 200 },
    {
      name: 'currencies',
      as: 'free',
      input: { params: { names: 'currencies' } },
      status: 200,
      holds: ({ currencies }) => currencies.every(({ code }) => /^[A-Z]{3}$/.test(code)),
    },
    { name: 'workspace roles', as: 'free', input: { params: { names: 'workspaceRoles' } }, status: 200 },
    {
      name: 'genres',
      as: 'free',
      input: { params: { names: 'genres' } },
      status: 200,
      holds: ({ genres }) => genres.every(({ name }) => name !== ''),
    },
    {
      name: 'lists of the appearance editor',
      ...reading,
      input: { params: { names: 'googleFonts,menuItemCategories,pages,themes,domains' } },
      status: 200,
      holds: ({ themes }) => themes.length > 0,
    },
  ],
})
