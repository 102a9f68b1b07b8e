import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { UiTranslationContext } from '@/ui/ui-translation'

import type { Story } from './story'

/** Page with a single story: all its states one below the other, with the site's providers, toasts and dialogs. */
export function StoryPage({ story: { title, states } }: { story: Story }) {
  return (
    <UiTranslationContext value={useTranslation()}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <main className="mx-auto grid max-w-page gap-8 p-4 md:p-8">
            <h1 className="text-2xl">{title}</h1>
            {Object.entries(states).map(([name, State]) => (
              <section key={name} aria-label={name} className="grid min-w-0 gap-3">
                <h2 lang="en" className="text-sm font-bold text-muted">
                  {name}
                </h2>
                <div className="min-w-0">
                  <State />
                </div>
              </section>
            ))}
          </main>
          <ToastRegion />
          <DialogHost />
        </MemoryRouter>
      </QueryClientProvider>
    </UiTranslationContext>
  )
}
