import type { ModelType } from '@/contract/groups/normalized-models'
import { createdId } from '@/core/shared/records/editor/created-id'
import { modelFinder } from '@/core/shared/records/queries'

/** Returns the record that a write has created; finds it by its name if the response is empty. Throws ApiError. */
export async function findCreated(type: ModelType, name: string, response: unknown) {
  const id = createdId(response)
  if (id !== undefined) return { id, name }
  const found = await modelFinder(type)(name, new AbortController().signal)
  return found.findLast((model) => model.name === name)
}
