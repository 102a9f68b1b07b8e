import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { Link } from '@/ui/links/link'

import { beginningOf, didYouMean } from '../did-you-mean'
import { loadedNames } from '../loaded-names'
import { searchQueries } from '../queries'

/**
 * Link to the search that one without results probably meant. Compares it with the names that are loaded, and with the
 * results for its beginning, which the wrong letter may not be in.
 */
export function SuggestedSearch({ words }: { words: string }) {
  const { t } = useTranslation()
  const beginning = beginningOf(words)
  const { data } = useQuery({ ...searchQueries.results(beginning), enabled: beginning !== '', retry: false })
  // oxlint-disable-next-line react/exhaustive-deps -- the data is in the cache, which is read here
  const query = useMemo(() => didYouMean(words, loadedNames()), [words, data])
  return (
    <p className="flex min-h-target items-center justify-center">
      {query !== undefined && (
        <Link to={paths.search.link({ query })} className="text-lg font-bold text-primary hover:underline">
          {t('Did you mean “:query”?', { query })}
        </Link>
      )}
    </p>
  )
}
