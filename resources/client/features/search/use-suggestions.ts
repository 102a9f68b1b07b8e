import { type Option, type Options, type OptionValue } from '@/ui/pickers/option'
import { type OptionSearch, useOptionSearch } from '@/ui/pickers/use-option-search'

import { foundOptions, recentOptions, searchOption } from './components/suggestion-options'
import { fetchSuggestions } from './queries'
import { useRecentSearches } from './recent-searches'

type Suggestions = OptionSearch<string> & {
  /** Whether a row searches for what is typed. */
  isSearch: (option: Option<OptionValue>) => boolean
}

const load = async (words: string): Promise<Options<string>> => foundOptions((await fetchSuggestions(words)).results)

/** What the search box offers: what was searched for before; once something is typed, what is found by it. */
export function useSuggestions(words: string, isOpen: boolean): Suggestions {
  const recent = useRecentSearches()
  const search = useOptionSearch<string>(load, words, isOpen && words !== '')
  const isSearch = (option: Option<OptionValue>) => words !== '' && option.value === searchOption(words).value
  if (words === '') return { ...search, options: recentOptions(recent), isSearching: false, isFailed: false, isSearch }
  const isEmpty = search.options.length === 0 && !search.isSearching
  return { ...search, options: isEmpty ? [] : [searchOption(words), ...search.options], isSearch }
}
