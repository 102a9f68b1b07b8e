import { History, Search } from 'lucide-react'

import type { SearchResults } from '@/contract/groups/search'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { classNames } from '@/lib/class-names'
import type { Option, OptionSection, OptionValue, Options } from '@/ui/pickers/option'
import { type OptionSearch, useOptionSearch } from '@/ui/pickers/use-option-search'
import { Avatar } from '@/ui/pictures/avatar'
import { Image } from '@/ui/pictures/image'

import { fetchSuggestions, itemsOf, resultTypesFor, titleOf } from './queries'
import { useRecentSearches } from './recent-searches'

type Suggestions = OptionSearch<string> & {
  /** Whether a row searches for the typed text. */
  isSearch: (option: Option<OptionValue>) => boolean
}

const load = async (words: string): Promise<Options<string>> => foundOptions((await fetchSuggestions(words)).results)

/** Returns the suggestions of the search box: recent searches, or results once something is typed. */
export function useSuggestions(words: string, isOpen: boolean): Suggestions {
  const recent = useRecentSearches()
  const search = useOptionSearch<string>(load, words, isOpen && words !== '')
  const isSearch = (option: Option<OptionValue>) => words !== '' && option.value === searchOption(words).value
  if (words === '') return { ...search, options: recentOptions(recent), isSearching: false, isFailed: false, isSearch }
  const isEmpty = search.options.length === 0 && !search.isSearching
  return { ...search, options: isEmpty ? [] : [searchOption(words), ...search.options], isSearch }
}

/** Returns search results as options grouped by type; an option's value is its URL. */
const foundOptions = (results: SearchResults): Options<string> =>
  resultTypesFor(isChildProfile(getBootstrap())).flatMap((type): OptionSection<string> | [] => {
    const options = itemsOf(results, type).flatMap(itemOption)
    return options.length > 0 ? { title: translate(titleOf[type]), options } : []
  })

function itemOption(item: MediaItem): Option<string> | [] {
  const { title, to, artists } = summarise(item)
  const url = item.model_type === 'track' ? paths.track.link(item) : to
  if (url === null) return []
  const names = artists.map(({ name }) => name).join(', ')
  return { value: url, label: title, icon: <Picture item={item} />, ...(names && { description: names }) }
}

function Picture({ item }: { item: MediaItem }) {
  const { title, image, shape } = summarise(item)
  const src = image ? assetUrl(image) : null
  if (item.model_type === 'user') return <Avatar name={title} src={src} />
  return (
    <Image src={src} alt="" className={classNames('size-11', shape === 'circle' ? 'rounded-full' : 'rounded-small')} />
  )
}

/** Returns the option that opens the results page. */
const searchOption = (words: string): Option<string> => ({
  value: paths.search.link({ query: words }),
  label: translate('Search for “:query”', { query: words }),
  icon: <Search aria-hidden className="mx-3 text-muted" />,
})

/** Returns recent searches as options. */
const recentOptions = (searches: readonly string[]): Options<string> =>
  searches.length === 0
    ? []
    : [
        {
          title: translate('Recent searches'),
          options: searches.map((query) => ({
            ...searchOption(query),
            label: query,
            icon: <History aria-hidden className="text-muted" />,
          })),
        },
      ]
