import { customPages } from '@/contract/groups/custom-pages'
import { query } from '@/core/platform/api/query'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'

export const customPageQueries = {
  show: (idOrSlug: string) => ({
    ...query(customPages.show, { params: { idOrSlug } }),
    ...embeddedData('customPage', customPages.show, ({ page }) => [String(page.id), page.slug].includes(idOrSlug)),
  }),
}
