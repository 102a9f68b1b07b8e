import { useQuery } from '@tanstack/react-query'

import { valueLists } from '@/contract/groups/value-lists'
import { query } from '@/core/platform/api/query'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'

/** Languages that the interface is fully translated into, with their native names. */
export const languages = [
  { code: 'lv', name: 'Latviešu' },
  { code: 'en', name: 'English' },
] as const

type SiteLanguage = { code: string; name: string }

/**
 * Languages that a visitor can choose from: the site's localizations with their native names; empty when there is only
 * one or translation is disabled. While the list loads, and after an error, the client's languages.
 */
export function useSiteLanguages(): readonly SiteLanguage[] {
  const { i18n } = useSettings()
  const { data } = useQuery({
    ...query(valueLists.show, { params: { names: 'localizations' } }),
    enabled: i18n.enable,
    retry: false,
  })
  const localizations =
    data?.localizations.map(({ language, name }) => ({ code: language, name: nativeName(language) ?? name })) ?? []
  const offeredLanguages = localizations.length > 0 ? localizations : languages
  return i18n.enable && offeredLanguages.length > 1 ? offeredLanguages : []
}

const nativeName = (language: string): string | undefined => languages.find(({ code }) => code === language)?.name
