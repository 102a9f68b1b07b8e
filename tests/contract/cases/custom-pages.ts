import { customPages } from '@/contract/groups/custom-pages'
import { customPages as documented } from '@mock/documented/groups/custom-pages'

import { groupCases } from '../case'
import { searchFor } from '../first-row'
import { admin, administratorsOnly, everyField, reading, recordRefusals, removals } from './administrator'
import { filtered } from './filtered'

const body = {
  title: 'Mūsu draugi',
  slug: 'draugi',
  body: '<h2>Koris</h2><p>Bērnu koris “Zvaniņi”.</p>',
  meta: { title: 'Dziesmas draugi', description: 'Kas dzied kopā ar mums.', image: 'storage/page_media/draugi.jpg' },
}
const one = { params: { id: 3 } }

export const customPageCases = groupCases<typeof customPages>(documented, {
  list: [
    {
      name: 'of a user, of a type',
      ...reading,
      input: (_, { person }) => ({
        query: {
          paginate: 'lengthAware',
          ...filtered(['type', '=', 'default'], ['user_id', '=', { id: person('admin').id }]),
        },
      }),
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.every(({ body: text }) => (text ?? '').length <= 100 && !text?.includes('<')),
    },
    {
      name: 'search results, by title',
      ...reading,
      input: searchFor(customPages.list, ({ title }) => title, { orderBy: 'title', orderDir: 'asc', perPage: 5 }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'by slug',
      input: { params: { idOrSlug: 'par-mums' } },
      status: 200,
      holds: ({ page, loader }) => page.slug === 'par-mums' && loader === 'customPage',
      mockOnly: 'needs a page of the mock',
    },
    {
      name: 'by id',
      input: { params: { idOrSlug: 2 } },
      status: 200,
      holds: ({ page, seo }) => page.id === 2 && seo !== undefined,
      mockOnly: 'needs a page of the mock',
    },
    { name: 'missing page', input: { params: { idOrSlug: 'there-is-no-such-page' } }, status: 404 },
  ],
  create: [
    everyField({ body }, (response) => !response?.page || response.page.meta.title === body.meta.title),
    {
      name: 'without a slug',
      ...admin,
      input: { body: { title: 'Rīta dziesmas' } },
      status: 200,
      holds: (response) => !response?.page || response.page.slug === 'rita-dziesmas',
    },
    { name: 'without a title', ...admin, input: { body: { title: '' } }, status: 422 },
    { name: 'a number as the slug', ...admin, input: { body: { ...body, slug: '2026' } }, status: 422 },
    { name: 'a known slug', ...admin, input: { body: { ...body, slug: 'par-mums' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => !response?.page || response.page.body === body.body),
    { name: 'its own slug', ...admin, input: { ...one, body: { ...body, slug: 'par-mums' } }, status: 200 },
    {
      name: 'another page’s slug',
      ...admin,
      input: { ...one, body: { ...body, slug: 'privatuma-politika' } },
      status: 422,
    },
    ...recordRefusals('page', { ...one, body }),
  ],
  remove: removals('page'),
})
