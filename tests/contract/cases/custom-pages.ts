import type { customPages } from '@/contract/custom-pages'

import type { Cases } from '../case'

export const customPageCases: Cases<typeof customPages> = {
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
}
