// Apart from the requests of the list, which every page of the admin area loads.
import { products } from '@/contract/groups/products'
import { profiles } from '@/contract/groups/profiles'
import { roles } from '@/contract/groups/roles'
import { valueLists } from '@/contract/groups/value-lists'
import { query, queryPart } from '@/core/platform/api/query'

/** A single page of a list; additional roles or plans are not fetched. */
const ALL = { query: { paginate: 'lengthAware' as const, perPage: 100 } }

/** Queries for the user editor. */
export const userQueries = {
  lists: query(valueLists.show, { params: { names: 'roles,permissions,countries,timezones,localizations' } }),
  roles: queryPart(roles.list, ({ pagination }) => pagination.items, ALL),
  plans: queryPart(products.list, ({ pagination }) => pagination.items, ALL),
  followers: (id: number) =>
    queryPart(profiles.followers, ({ pagination }) => pagination, {
      params: { id },
      query: { paginate: 'simple', perPage: 20 },
    }),
}
