import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Option } from '@/ui/pickers/option'

import type { ChoiceSource } from '../groups/setting'
import { choicesQuery } from '../queries'

/** Choices of a setting that the server knows; empty until they are loaded. */
export function useServerChoices(source: ChoiceSource): Option<string>[] {
  const { t } = useTranslation()
  const { data } = useQuery(choicesQuery)
  switch (source) {
    case 'localizations':
      return [
        { value: 'auto', label: t('Automatic') },
        ...(data?.localizations ?? []).map(({ language, name }) => ({ value: language, label: name })),
      ]
    case 'timezones':
      return [
        { value: 'auto', label: t('Automatic') },
        ...Object.values(data?.timezones ?? {})
          .flat()
          .map(({ value, text }) => ({ value, label: text })),
      ]
    case 'themes':
      return [
        { value: 'system', label: t('As on the visitor’s device') },
        ...(data?.themes ?? []).map(({ id, name }) => ({ value: String(id), label: name || String(id) })),
      ]
  }
}
