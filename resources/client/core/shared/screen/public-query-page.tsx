import { QueryClientProvider } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'

import { PublicPage, type PublicPageProps } from './public-page'

/** A {@link PublicPage} whose content uses queries. */
export const PublicQueryPage = (props: PublicPageProps) => (
  <QueryClientProvider client={queryClient}>
    <PublicPage {...props} />
  </QueryClientProvider>
)
