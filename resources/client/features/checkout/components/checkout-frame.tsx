import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { TestDataBanner } from '@/core/shared/plan-table/test-data-banner'
import { SiteLogo } from '@/core/shared/screen/site-logo'

/** The page around screens that take money: only the logo, so that nothing distracts from the amounts. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  // The URL has the plan from here on; later sign-ins lead elsewhere.
  useEffect(() => onboardingSelection.remove(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <header className="mx-auto flex w-full max-w-page px-4 py-3 md:px-8">
        <SiteLogo />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page space-y-6 px-4 pt-2 pb-16 outline-none md:px-8 md:pt-6"
      >
        <TestDataBanner />
        {children}
      </main>
    </QueryClientProvider>
  )
}
