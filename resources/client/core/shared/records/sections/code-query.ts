import { queryOptions } from '@tanstack/react-query'

/** Loads code as a query, so that a failed load is shown and retried like data. `name` identifies the code. */
export const codeQuery = <Code extends object>(name: string, load: () => Promise<Code>) =>
  queryOptions({ queryKey: ['code', name], queryFn: () => load(), staleTime: Infinity })
