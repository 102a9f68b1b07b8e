import { genres } from '@/contract/groups/genres'
import { call } from '@/core/platform/api/call'
import type { ImportValues } from '@/core/shared/records/import/importable'

/** Values of a genre. */
export const genreValues = genres.create.body

/** Creates a genre. Throws ApiError. */
export const createGenre = (values: ImportValues) => call(genres.create, { body: genreValues.parse(values) })
