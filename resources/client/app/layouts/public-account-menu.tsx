import { QueryClientProvider } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { useUser } from '@/core/platform/session/use-session'

import { AccountMenu } from './account-menu'

/** The account menu of pages outside the player, with the links of the page's menu on phones. */
export const PublicAccountMenu = ({ menu }: { menu?: string | undefined }) => (
  <QueryClientProvider client={queryClient}>
    <AccountMenu user={useUser()} menu={menu} />
  </QueryClientProvider>
)
