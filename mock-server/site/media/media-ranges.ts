import * as z from 'zod/mini'

/** MSW's worker message about an intercepted request. */
const requestMessageSchema = z.object({
  type: z.literal('REQUEST'),
  payload: z.object({ url: z.string(), mode: z.literal('no-cors'), headers: z.record(z.string(), z.string()) }),
})

/**
 * Records the byte ranges that the page's media elements request. MSW recreates their `no-cors` requests in the page,
 * where browsers strip the Range header; the worker's earlier message still has it.
 */
export function watchRanges(messages: Pick<EventTarget, 'addEventListener'>) {
  const rangesByUrl = new Map<string, (string | undefined)[]>()
  messages.addEventListener('message', (event) => {
    const { data } = requestMessageSchema.safeParse((event as MessageEvent<unknown>).data)
    if (!data) return
    const { url, headers } = data.payload
    rangesByUrl.set(url, [...(rangesByUrl.get(url) ?? []), headers['range']])
  })

  /** Restores the request's Range header, if it had one. */
  return function restoreRange(request: Request): Request {
    const range = request.mode === 'no-cors' ? rangesByUrl.get(request.url)?.shift() : undefined
    if (rangesByUrl.get(request.url)?.length === 0) rangesByUrl.delete(request.url)
    return range === undefined ? request : new Request(request.url, { headers: { Range: range } })
  }
}
