import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import type { LandingAppearance } from '@/contract/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { FIELD } from '@/ui/fields/native-field-style'

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
    <form role="search" onSubmit={search} className="flex max-w-lg flex-wrap gap-3">
      <input
        type="search"
        name="query"
        aria-label={t('Search')}
        placeholder={inputText ? tServer(inputText) : t('Search')}
        className={classNames(FIELD, 'min-w-2xs flex-1 basis-0 px-4')}
      />
      <Button type="submit">{inputButton ? tServer(inputButton) : t('Search')}</Button>
    </form>
  )
}
