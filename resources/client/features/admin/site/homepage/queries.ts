import { valueLists } from '@/contract/groups/value-lists'
import { query } from '@/core/platform/api/query'

/** Query for the site's own pages, by title. */
export const pagesQuery = query(valueLists.show, { params: { names: 'pages' } })
