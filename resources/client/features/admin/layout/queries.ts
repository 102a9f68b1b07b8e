import { queryOptions } from '@tanstack/react-query'

import { type ModelType, normalizedModels } from '@/contract/groups/normalized-models'
import { setupAlerts } from '@/contract/groups/setup-alerts'
import { isGone } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { query } from '@/core/platform/api/query'

/** Queries for the admin layout. */
export const adminQueries = {
  /** Problems of the installation, at the path of either release. */
  alerts: {
    ...query(setupAlerts.list),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const options = { signal, isQuery: true } as const
      try {
        return await call(setupAlerts.list, undefined, options)
      } catch (error) {
        if (!isGone(error)) throw error
        return call(setupAlerts.listNewer, undefined, options)
      }
    },
  },
  /** Records of several types by name, in the order of the types. */
  records: (types: readonly ModelType[], text: string) =>
    queryOptions({
      queryKey: [normalizedModels.list.path, types, text],
      queryFn: ({ signal }) =>
        Promise.all(
          types.map((type) => call(normalizedModels.list, { params: { type }, query: { query: text } }, { signal })),
        ),
    }),
}
