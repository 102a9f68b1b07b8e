import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { findOperation } from '../document/find-operations'
import type { ApiDocument } from '../document/read-document'
import { OPERATION_PARAMETER } from '../operation-link'
import { Navigation } from './navigation'
import { OperationPage } from './operation-page'
import { Overview } from './overview'

/** The token lives in this component's state only: neither storage nor URL ever contains it. */
export function Reader({ document }: { document: ApiDocument }) {
  const { t } = useTranslation()
  const [token, setToken] = useState('')
  const [search] = useSearchParams()
  const id = search.get(OPERATION_PARAMETER)
  const operation = findOperation(document, id)
  const article = useFocusOnChange(id)
  const title = t('API documentation')
  usePageTitle(operation ? `${operation.id} - ${title}` : title)
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[17rem_minmax(0,1fr)]">
      <Navigation document={document} current={operation?.id} />
      <article ref={article} tabIndex={-1} className="min-w-0 scroll-mt-4 outline-none">
        {operation ? (
          <OperationPage
            key={operation.id}
            operation={operation}
            root={document.root}
            token={token}
            onToken={setToken}
          />
        ) : (
          <Overview document={document} isMissing={id !== null} token={token} onToken={setToken} />
        )}
      </article>
    </div>
  )
}

/** Focuses the article when another operation is chosen, and scrolls to its start. */
function useFocusOnChange(id: string | null) {
  const article = useRef<HTMLElement>(null)
  const visibleId = useRef(id)
  useEffect(() => {
    if (visibleId.current === id) return
    visibleId.current = id
    article.current?.focus({ preventScroll: true })
    article.current?.scrollIntoView()
  }, [id])
  return article
}
