import { HttpStatus } from '@/contract/machinery/http-status'
import { type ApiError, isTransient, isUncertain, SESSION_ENDED } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'

/** Fields of the requests that have a place on the screen, with their names there. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  artists: 'artists',
  genres: 'genres',
  tags: 'tags',
  description: 'description',
  release_date: 'releaseDate',
  image: 'image',
  duration: 'duration',
  lyrics: 'lyrics',
}

/** The server's refusal by field; '' for what no field shows. */
export function refusedFields(error: ApiError): Record<string, string> {
  const fields = Object.entries(error.fieldErrors).map(([name, message]) => {
    const field = FIELDS[name.replace(/\..*$/, '')] ?? ''
    return [field, message] as const
  })
  if (fields.length > 0) return Object.fromEntries(fields)
  return { '': error.body.message ?? translate('There was an issue. Please try again.') }
}

/** Whether a refusal is of this track alone, so that others may still be published. */
export const isOfOneTrack = (error: ApiError): boolean =>
  !isUncertain(error) &&
  !isTransient(error) &&
  !SESSION_ENDED.includes(error.status) &&
  error.status !== HttpStatus.Forbidden &&
  error.status < HttpStatus.InternalServerError
