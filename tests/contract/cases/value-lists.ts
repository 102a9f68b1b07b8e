import type { valueLists } from '@/contract/value-lists'

import type { Cases } from '../case'

export const valueListCases: Cases<typeof valueLists> = {
  show: [
    { name: 'of places', as: 'free', input: { params: { names: 'countries,timezones' } }, status: 200 },
    { name: 'of languages', as: 'free', input: { params: { names: 'localizations,languages' } }, status: 200 },
    { name: 'of roles in a workspace', as: 'free', input: { params: { names: 'workspaceRoles' } }, status: 200 },
  ],
}
