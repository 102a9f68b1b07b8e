import { type Product, products } from '@/contract/groups/products'
import { loadedQueries } from '@/core/platform/api/loaded-queries'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'

/** The plans that the server embeds in the pricing page, as options of their query. */
export const embeddedList = embeddedData('pricingPage', products.list, () => true)

/**
 * Returns the embedded plans on a page's first screen, which renders them without the code of queries. Undefined once
 * that has loaded: queries then track whether the plans are stale.
 */
export const embeddedPlans = (): readonly Product[] | undefined =>
  loadedQueries.get() ? undefined : embeddedList.initialData()?.pagination.items
