import type { siteTools } from '@/contract/groups/site-tools'
import { siteTools as documented } from '@mock/documented/groups/site-tools'

import { groupCases } from '../case'
import { admin, administratorsOnly, reading } from './administrator'

const tracks = { model: 'App\\Models\\Track', driver: 'mysql' }

export const siteToolCases = groupCases<typeof siteTools>(documented, {
  flushCache: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
  generateSitemap: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
  searchModels: [
    {
      name: 'by an administrator',
      ...reading,
      status: 200,
      holds: ({ models }) => models.some(({ model, name }) => model !== '' && name !== ''),
    },
    ...administratorsOnly(),
  ],
  importSearchIndex: [
    {
      name: 'of songs',
      ...admin,
      input: { body: tracks },
      status: 200,
      holds: (response) => !response || response.output !== '',
    },
    { name: 'of an unknown model', ...admin, input: { body: { ...tracks, model: 'App\\Models\\Cake' } }, status: 422 },
    { name: 'with an unknown driver', ...admin, input: { body: { ...tracks, driver: 'carrier-pigeon' } }, status: 422 },
    { name: 'without a model', ...admin, input: { body: { ...tracks, model: '' } }, status: 422 },
    ...administratorsOnly({ body: tracks }),
  ],
})
