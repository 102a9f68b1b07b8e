import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useDebounced } from '@/lib/react/use-timer'
import { SEARCH_DEBOUNCE_MS } from '@/ui/fields/search-field'

import { type PickedType, publicFiles } from './public-files'

/** Searches the site's public files of a type; returns the query, and the props of the search field. */
export function useFileSearch(type: PickedType) {
  const [text, setText] = useState('')
  const words = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const query = useInfiniteQuery({ ...publicFiles(type, words), placeholderData: keepPreviousData }, queryClient)
  return {
    query,
    /** Whether the query has words to search for. */
    isSearch: words !== '',
    field: {
      value: text,
      onChange: setText,
      pending: words !== text.trim() || query.isPlaceholderData,
      autoFocus: true,
      autoComplete: 'off',
    },
  }
}
