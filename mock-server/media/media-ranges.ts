import * as z from 'zod/mini'

/** What MSW's worker tells the page of a request that it has caught. */
const caughtSchema = z.object({
  type: z.literal('REQUEST'),
  payload: z.object({ url: z.string(), mode: z.literal('no-cors'), headers: z.record(z.string(), z.string()) }),
})

/**
 * Which parts of files the page's audio elements ask for. Their requests are `no-cors`, and when MSW makes them anew
 * in the page, the browser takes the Range header away: it is read from the worker's own message, which comes first.
 */
export function watchRanges(messages: Pick<EventTarget, 'addEventListener'>) {
  const asked = new Map<string, (string | undefined)[]>()
  messages.addEventListener('message', (event) => {
    const { data } = caughtSchema.safeParse((event as MessageEvent<unknown>).data)
    if (!data) return
    const { url, headers } = data.payload
    asked.set(url, [...(asked.get(url) ?? []), headers['range']])
  })

  /** The request as the page sent it: with its Range header, if it had one. */
  return function restored(request: Request): Request {
    const range = request.mode === 'no-cors' ? asked.get(request.url)?.shift() : undefined
    if (asked.get(request.url)?.length === 0) asked.delete(request.url)
    return range === undefined ? request : new Request(request.url, { headers: { Range: range } })
  }
}
