import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import type { LandingAppearance } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { Button } from '@/ui/buttons/button'

/** Search field of the landing page, where its texts are configured and the visitor may open the results. */
export function HeaderSearch({ actions: { inputText, inputButton } }: Pick<LandingAppearance, 'actions'>) {
  const { t, tServer } = useTranslation()
  const navigate = useNavigate()
  const mayListen = usePermission('music.view')
  if (!mayListen || !(inputText || inputButton)) return null

  function search(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const query = new FormData(event.currentTarget).get('query')
    if (typeof query === 'string' && query.trim()) void navigate(paths.search.link({ query: query.trim() }))
  }

  return (
    <form
      role="search"
      onSubmit={search}
      className="flex max-w-md items-center gap-2 rounded-button border-2 border-edge bg-paper p-1 ps-4 focus-within:border-primary"
    >
      <input
        type="search"
        name="query"
        aria-label={t('Search')}
        placeholder={inputText ? tServer(inputText) : t('Search')}
        autoComplete="off"
        className="min-h-target min-w-0 flex-1 appearance-none bg-transparent text-ellipsis outline-none placeholder:text-muted"
      />
      <Button type="submit">{inputButton ? tServer(inputButton) : t('Search')}</Button>
    </form>
  )
}
