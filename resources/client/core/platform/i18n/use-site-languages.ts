import { useQuery } from '@tanstack/react-query'

import { valueLists } from '@/contract/value-lists'
import { query } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/settings/use-settings'

import { languages } from './languages'

type SiteLanguage = { code: string; name: string }

/**
 * The languages a visitor may choose from: the site's localizations, each under its own name, and none where the site has one alone or
 * translation is off. While the list is fetched, and when it cannot be, those the client is complete in.
 */
export function useSiteLanguages(): readonly SiteLanguage[] {
  const { i18n } = useSettings()
  const { data } = useQuery({
    ...query(valueLists.show, { params: { names: 'localizations' } }),
    enabled: i18n.enable,
    retry: false,
  })
  const localizations =
    data?.localizations.map(({ language, name }) => ({ code: language, name: ownName(language) ?? name })) ?? []
  const offered = localizations.length > 0 ? localizations : languages
  return i18n.enable && offered.length > 1 ? offered : []
}

const ownName = (language: string): string | undefined => languages.find(({ code }) => code === language)?.name
