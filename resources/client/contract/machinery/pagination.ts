import * as z from 'zod/mini'

import { optionalNumber, optionalText, wireList, wireNumber } from './wire-values'

/** One page of a list, normalized from any of the backend's pagination formats. */
export type Page<Item> = {
  items: Item[]
  /** Number of this page from 1; null for cursors. */
  current: number | null
  perPage: number
  /** Number of items on all pages; null for simple and cursor pagination, which do not count. */
  total: number | null
  /** Number of the last page; null when the server did not count. */
  last: number | null
  /** Page number or cursor of the next and previous page; null at either end. */
  next: number | string | null
  previous: number | string | null
}

/** All keys of length-aware, simple (both releases) and cursor pagination (backend contract, section 2.3). */
const wirePage = <Item extends z.ZodMiniType>(item: Item) =>
  z.looseObject({
    data: z.array(item),
    per_page: optionalNumber,
    current_page: optionalNumber,
    from: optionalNumber,
    to: optionalNumber,
    total: optionalNumber,
    last_page: optionalNumber,
    next_page: optionalNumber,
    prev_page: optionalNumber,
    next_page_url: optionalText,
    prev_page_url: optionalText,
    next_cursor: optionalText,
    prev_cursor: optionalText,
  })

type WirePage = z.output<ReturnType<typeof wirePage<z.ZodMiniType>>>

function hasNext(page: WirePage): boolean {
  if (page.last_page != null && page.current_page != null) return page.last_page > page.current_page
  if (page.next_page !== undefined || page.next_page_url !== undefined) {
    return page.next_page != null || page.next_page_url != null
  }
  return page.per_page != null && page.data.length >= page.per_page
}

function neighbours(page: WirePage): Pick<Page<unknown>, 'next' | 'previous'> {
  if (page.next_cursor !== undefined || page.prev_cursor !== undefined) {
    return { next: page.next_cursor ?? null, previous: page.prev_cursor ?? null }
  }
  const current = page.current_page ?? 1
  return {
    next: page.next_page ?? (hasNext(page) ? current + 1 : null),
    previous: page.prev_page ?? (current > 1 ? current - 1 : null),
  }
}

/** Schema of a list in any of the backend's pagination formats; outputs a {@link Page}. */
export const paginated = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    wirePage(item),
    z.transform((page): Page<z.output<Item>> => {
      const perPage = page.per_page ?? page.data.length
      return {
        items: page.data,
        current: page.current_page ?? null,
        perPage,
        total: page.total ?? null,
        last: page.last_page ?? null,
        ...neighbours(page),
      }
    }),
  )

/** Schema of a list that one release sends as a page and another as a plain array. */
export const listOrPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.union([
    paginated(item),
    z.pipe(
      z.array(item),
      z.transform((items): Page<z.output<Item>> => ({
        items: items as z.output<Item>[],
        current: 1,
        perPage: items.length,
        total: null,
        last: null,
        next: null,
        previous: null,
      })),
    ),
  ])

/** Query parameters that every list accepts (backend contract, section 2.1). */
export const listQuery = {
  query: z.optional(z.string()),
  page: z.optional(wireNumber),
  perPage: z.optional(wireNumber),
  paginate: z.optional(z.enum(['simple', 'lengthAware', 'preferLengthAware'])),
  orderBy: z.optional(z.string()),
  orderDir: z.optional(z.enum(['asc', 'desc'])),
  order: z.optional(z.string()),
  filters: z.optional(z.string()),
  with: z.optional(wireList),
}
