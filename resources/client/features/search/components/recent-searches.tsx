import { History, X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { toast } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Link } from '@/ui/links/link'

import { recentSearches, useRecentSearches } from '../recent-searches'

/** Recent searches with buttons to repeat or remove each; renders nothing without any. */
export function RecentSearches() {
  const { t } = useTranslation()
  const searches = useRecentSearches()
  if (searches.length === 0) return null

  function forget(change: () => void, message: string): void {
    const before = recentSearches.get()
    change()
    toast.positive(message, { action: undoAction(() => recentSearches.restore(before)) })
  }

  return (
    <section aria-labelledby="recent-searches" className="space-y-3">
      <header className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="text-xl font-bold">
          {t('Recent searches')}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => forget(recentSearches.clear, t('Recent searches cleared'))}>
          {t('Clear all')}
        </Button>
      </header>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {searches.map((query) => (
          <li key={query} className="flex items-center rounded-input ps-3 hover:bg-hover">
            <Link
              to={paths.search.link({ query })}
              className="flex min-h-target min-w-0 flex-1 items-center gap-3 font-semibold"
            >
              <History aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="truncate">{query}</span>
            </Link>
            <IconButton
              label={t('Remove “:query” from recent searches', { query })}
              icon={<X />}
              onClick={() =>
                forget(() => recentSearches.remove(query), t('“:query” was removed from recent searches', { query }))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
