import type { CustomPage } from '@/contract/groups/custom-pages'
import { paths } from '@/core/platform/navigation/paths'

/** Path of a page on the site: by its slug, or by its id if it has none. */
export const pagePath = ({ id, slug }: Pick<CustomPage, 'id' | 'slug'>): string =>
  (slug && paths.customPage.link(slug)) || paths.customPageById.link({ pageId: id, pageSlug: '-' })
