import { HttpStatus } from '@/contract/http-status'
import { type ModelType, normalizedModels } from '@/contract/normalized-models'
import { setupAlerts } from '@/contract/setup-alerts'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { query } from '@/core/platform/api/query'

/** Queries of the admin area's frame. */
export const shellQueries = {
  /** Problems of the installation, at the path of either release. */
  alerts: {
    ...query(setupAlerts.list),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const options = { signal, isQuery: true } as const
      try {
        return await call(setupAlerts.list, undefined, options)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== HttpStatus.NotFound) throw error
        return call(setupAlerts.listNewer, undefined, options)
      }
    },
  },
  /** Records of a type by name. */
  records: (type: ModelType, text: string) =>
    query(normalizedModels.list, { params: { type }, query: { query: text } }),
}
