import { queryOptions } from '@tanstack/react-query'

/**
 * Loads code that a screen shows with data; `name` identifies it. A query, not `usePart`: `QueryView` shows a failed load
 * with a retry, loaded code renders without a skeleton, and links prefetch it like data.
 */
export const codeQuery = <Code extends object>(name: string, load: () => Promise<Code>) =>
  queryOptions({ queryKey: ['code', name], queryFn: () => load(), staleTime: Infinity })
