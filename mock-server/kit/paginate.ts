/** Pagination kinds of lists (backend contract, section 2.3). */
export type PaginationKind = 'simple' | 'lengthAware'

type PageRequest = {
  /** `native` is Laravel's own length-aware page, which only the error log sends, in every release. */
  kind: PaginationKind | 'native'
  page?: number | undefined
  perPage: number
  /** Request path, for the older release's URLs of adjacent pages. */
  path: string
}

const positive = (value: number | undefined): number => (value && value >= 1 ? Math.floor(value) : 1)

/** Returns one page of a list in release B1's spelling: simple pages contain URLs, length-aware ones numbers. */
export function paginate<Item>(items: readonly Item[], { kind, page, perPage, path }: PageRequest) {
  const size = positive(perPage)
  const current = positive(page)
  const start = (current - 1) * size
  const data = items.slice(start, start + size)
  const last = Math.max(1, Math.ceil(items.length / size))
  const next = current < last ? current + 1 : null
  const previous = current > 1 ? current - 1 : null
  const pageUrl = (number: number | null) => (number === null ? null : `${path}?page=${number}`)
  const common = {
    data,
    current_page: current,
    per_page: size,
    from: data.length > 0 ? start + 1 : null,
    to: data.length > 0 ? start + data.length : null,
  }
  if (kind === 'lengthAware') {
    return { ...common, last_page: last, total: items.length, next_page: next, prev_page: previous }
  }
  const native = {
    ...common,
    path,
    first_page_url: pageUrl(1),
    next_page_url: pageUrl(next),
    prev_page_url: pageUrl(previous),
  }
  return kind === 'native' ? { ...native, last_page: last, last_page_url: pageUrl(last), total: items.length } : native
}
