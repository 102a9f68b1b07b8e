import { tus } from '@/contract/groups/tus'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'

/** Headers of successful responses that uploads resume by (backend contract, section 9). */
const required = new Map<Endpoint, string[]>([
  [tus.create, ['Location']],
  [tus.append, ['Upload-Offset']],
  [tus.offset, ['Upload-Offset', 'Upload-Length']],
])

/** Lists the headers that a response lacks. */
export function headerProblems(endpoint: Endpoint, { ok, status, headers }: Response): string[] {
  const expectedHeaders = [
    ...(ok ? (required.get(endpoint) ?? []) : []),
    ...(status === HttpStatus.TooManyRequests ? ['Retry-After'] : []),
  ]
  return expectedHeaders.filter((name) => !headers.has(name)).map((name) => `no header ${name}`)
}
