import { History, Search } from 'lucide-react'

import type { SearchResults } from '@/contract/search'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { paths } from '@/core/platform/navigation/paths'
import { isChildProfile } from '@/core/platform/session/permissions'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { classNames } from '@/lib/class-names'
import type { Option, Options, OptionSection } from '@/ui/pickers/option'
import { Avatar } from '@/ui/pictures/avatar'
import { Image } from '@/ui/pictures/image'

import { itemsOf, resultTypesFor, titleOf } from '../result-types'

/*
 * What the search box suggests, as options whose values are the addresses they lead to.
 */

/** What was found, by type. */
export const foundOptions = (results: SearchResults): Options<string> =>
  resultTypesFor(isChildProfile(getBootstrap())).flatMap((type): OptionSection<string> | [] => {
    const options = itemsOf(results, type).flatMap(itemOption)
    return options.length > 0 ? { title: translate(titleOf[type]), options } : []
  })

function itemOption(item: MediaItem): Option<string> | [] {
  const { title, to, artists } = summarise(item)
  const address = item.model_type === 'track' ? paths.track.link(item) : to
  if (address === null) return []
  const names = artists.map(({ name }) => name).join(', ')
  return { value: address, label: title, icon: <Picture item={item} />, ...(names && { description: names }) }
}

function Picture({ item }: { item: MediaItem }) {
  const { title, image, shape } = summarise(item)
  const src = image ? assetUrl(image) : null
  if (item.model_type === 'user') return <Avatar name={title} src={src} />
  return (
    <Image src={src} alt="" className={classNames('size-11', shape === 'circle' ? 'rounded-full' : 'rounded-small')} />
  )
}

/** The page with all results for the words. */
export const searchOption = (words: string): Option<string> => ({
  value: paths.search.link({ query: words }),
  label: translate('Search for “:query”', { query: words }),
  icon: <Search aria-hidden className="mx-3 text-muted" />,
})

/** What was searched for before. */
export const recentOptions = (searches: readonly string[]): Options<string> =>
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
