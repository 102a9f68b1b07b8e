import { queryOptions } from '@tanstack/react-query'

/** First part of the keys of {@link codeQuery}. */
const CODE = 'code'

/** Whether a query loads code, which no change of data makes stale. */
export const isCode = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === CODE

/**
 * Loads code that a screen shows with data; `name` identifies it. A query, not `usePart`: `QueryView` shows a failed load
 * with a retry, loaded code renders without a skeleton, and links prefetch it like data.
 */
export const codeQuery = <Code extends object>(name: string, load: () => Promise<Code>) =>
  queryOptions({ queryKey: [CODE, name], queryFn: () => load(), staleTime: Infinity })
