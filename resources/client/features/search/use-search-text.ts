import { useState } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'

/** What stands in the search box: what is typed on this page, otherwise what the address searches for. */
export function useSearchText() {
  const { key } = useLocation()
  const match = useMatch(paths.search.pattern)
  const navigate = useNavigate()
  const [typed, setTyped] = useState<{ text: string; at: string }>()
  const text = typed?.at === key ? typed.text : (match?.params.query ?? '')

  function search(words: string): void {
    const query = words.trim()
    if (query !== '') void navigate(paths.search.link({ query }))
  }

  return { text, isOnSearchPage: match !== null, type: (next: string) => setTyped({ text: next, at: key }), search }
}
