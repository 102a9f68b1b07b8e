import { products } from '@/contract/groups/products'
import { query } from '@/core/platform/api/query'

import { embeddedList } from './embedded-plans'

/** Maximum number of plans that a site can list. */
const MAX_PLANS = 50

/** Plans of pricing, checkout and campaign pages. */
export const planQueries = {
  /** Every plan, hidden ones included, in the site's order. */
  list: {
    ...query(products.list, { query: { perPage: MAX_PLANS } }),
    ...embeddedList,
  },
  /** One plan, even a hidden one; 404 if it does not exist. */
  show: (id: number | string) => query(products.show, { params: { id } }),
}
