import { useEffect, useEffectEvent, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SEARCH_DELAY } from '@/ui/fields/search-delay'
import { SearchField } from '@/ui/fields/search-field'

import { LONGEST_QUERY } from './table-state'

type TableSearchProps = {
  /** What the table is searched for now. */
  query: string
  onSearch: (query: string) => void
  /** The rows of this search are on their way. */
  pending: boolean
}

/** The field a table is searched by: what is typed counts once the typing rests. */
export function TableSearch({ query, onSearch, pending }: TableSearchProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(query)
  const [asked, setAsked] = useState(query)
  const [seen, setSeen] = useState(query)
  const wanted = text.trim()

  // An answer to this field's own question leaves it alone: somebody may have typed on.
  if (query !== seen) {
    setSeen(query)
    if (query !== asked) {
      setAsked(query)
      setText(query)
    }
  }

  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === asked) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      search(wanted)
    }, SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [wanted, asked])

  return <SearchField label={t('Search')} value={text} onChange={setText} maxLength={LONGEST_QUERY} pending={pending} />
}
