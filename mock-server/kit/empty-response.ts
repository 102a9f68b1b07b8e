import { HttpStatus } from '@/contract/machinery/http-status'

/** Type that PHP gives a body without one. */
const PHP_TYPE = 'text/html; charset=UTF-8'

/** Statuses whose responses have no body; Symfony removes their type too. */
const BODILESS: readonly number[] = [HttpStatus.NoContent, HttpStatus.NotModified]

/** An empty response as Laravel sends it: typed as a page, or without a type where the status allows no body. */
export function emptyResponse(status: number, init: HeadersInit = {}): Response {
  const headers = new Headers(init)
  const isBodiless = BODILESS.includes(status)
  if (isBodiless) headers.delete('Content-Type')
  else headers.set('Content-Type', PHP_TYPE)
  return new Response(isBodiless ? null : '', { status, headers })
}
