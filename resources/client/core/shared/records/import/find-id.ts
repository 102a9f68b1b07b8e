import type { ModelType } from '@/contract/groups/normalized-models'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isUncertain } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { translate } from '@/core/platform/i18n/use-translation'
import { minutes } from '@/lib/dates/duration'
import { isSameText } from '@/lib/text'

import { findModels } from '../queries'

/** A name in a file that cannot be replaced by an id; nothing has been created. */
class UnresolvedName extends ApiError {
  override name = 'UnresolvedName'

  constructor(message: string, options?: ErrorOptions) {
    super(HttpStatus.UnprocessableContent, { message }, options)
  }
}

/** Runs a read before a creation: without a response, it can be repeated. Throws ApiError. */
export async function readBefore<Value>(text: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (cause) {
    if (!isUncertain(cause)) throw cause
    throw new UnresolvedName(translate("“:name” couldn't be looked up", { name: text }), { cause })
  }
}

/** Finds a record by its whole name, which must be the only one. Throws ApiError. */
export async function findId(type: ModelType, name: string): Promise<number> {
  const models = await readBefore(name, () =>
    queryClient.fetchQuery({
      queryKey: ['import', type, name],
      queryFn: ({ signal }) => findModels(type, name, signal),
      staleTime: minutes(1),
    }),
  )
  const [found, other] = models.filter((model) => isSameText(model.name, name))
  if (!found) throw new UnresolvedName(translate('No match for “:name”', { name }))
  if (other) throw new UnresolvedName(translate('More than one match for “:name”', { name }))
  return Number(found.id)
}
