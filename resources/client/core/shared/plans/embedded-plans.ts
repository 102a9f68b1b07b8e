import { type Product, products } from '@/contract/groups/products'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'
import { loadedQueries } from '@/core/platform/session/user-data'

/** The plans that the server embeds in the pricing page, as options of their query. */
export const embeddedList = embeddedData('pricingPage', products.list, () => true)

/**
 * Returns the embedded plans on a page's first screen, which renders them without the code of queries. Undefined once
 * that has loaded: queries know whether the plans are stale.
 */
export const embeddedPlans = (): readonly Product[] | undefined =>
  loadedQueries.client ? undefined : embeddedList.initialData()?.pagination.items
