import { type ModelType, normalizedModels } from '@/contract/groups/normalized-models'
import { call } from '@/core/platform/api/call'
import { queryPart } from '@/core/platform/api/query'
import type { ModelOption } from '@/core/shared/data-table/filter-definition'

/** Finds records of a type by name. Throws ApiError. */
export async function findModels(type: ModelType, text: string, signal: AbortSignal): Promise<ModelOption[]> {
  const { results } = await call(normalizedModels.list, { params: { type }, query: { query: text } }, { signal })
  return results.map(({ id, name, description }) => ({
    id,
    name: name || `#${id}`,
    ...(description && { description }),
  }))
}

/** A record that a search by name has found. */
export type FoundModel<Id extends string | number = number> = { id: Id; name: string; description?: string }

/** Searches records by name. It throws ApiError. */
export type FindModels<Id extends string | number = number> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly FoundModel<Id>[]>

/** Returns the search for records of a type with numeric ids. */
export const modelFinder =
  (type: ModelType): FindModels =>
  async (text, signal) =>
    (await findModels(type, text, signal)).map((model) => ({ ...model, id: Number(model.id) }))

/** A record's name, which the server may hide. */
export type NamedModel = { name?: string | null | undefined }

/** Query for a record's name. */
export const modelQuery = (type: ModelType, id: number) =>
  queryPart(normalizedModels.show, ({ model }): NamedModel => model, { params: { type, id } })

/** Finds users by name or email address, as options of a field. Throws ApiError. */
export const findUsers = async (text: string, signal: AbortSignal) =>
  (await findModels('user', text, signal)).map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))
