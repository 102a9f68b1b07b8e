import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useTimeout } from '@/lib/react/use-timer'
import { SearchField, SEARCH_DEBOUNCE_MS } from '@/ui/fields/search-field'

import { MAX_QUERY_LENGTH } from './table-state'

type TableSearchProps = {
  /** The current search of the table. */
  query: string
  onSearch: (query: string) => void
  /** Whether the rows of this search are loading. */
  pending: boolean
}

/** Debounced search field of a table. */
export function TableSearch({ query, onSearch, pending }: TableSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(query)
  const [submitted, setSubmitted] = useState(query)
  const [seen, setSeen] = useState(query)
  const searchTerm = text.trim()

  // A query that this field has submitted must not overwrite further typing.
  if (query !== seen) {
    setSeen(query)
    if (query !== submitted) {
      setSubmitted(query)
      setText(query)
    }
  }

  const submit = () => {
    setSubmitted(searchTerm)
    onSearch(searchTerm)
  }
  useTimeout(submit, searchTerm === submitted ? null : SEARCH_DEBOUNCE_MS, searchTerm)

  return (
    <SearchField label={t('Search')} value={text} onChange={setText} maxLength={MAX_QUERY_LENGTH} pending={pending} />
  )
}
