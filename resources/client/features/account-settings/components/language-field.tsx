import { useState } from 'react'

import { languages } from '@/core/platform/i18n/languages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { switchLanguage } from '@/core/shared/account/switch-language'
import { SelectField } from '@/ui/pickers/select-field'

type Localization = { language: string; name: string }

const ownName = ({ language, name }: Localization): string =>
  languages.find(({ code }) => code === language)?.name ?? name

/** The language of the site, spoken at once; only where it has several. */
export function LanguageField({ localizations }: { localizations: readonly Localization[] }) {
  const { t, language } = useTranslation()
  const { i18n } = useSettings()
  const [chosen, setChosen] = useState<string | null>(null)
  if (!i18n.enable || localizations.length === 0) return null

  async function choose(next: string): Promise<void> {
    setChosen(next)
    await switchLanguage(next)
    // What is spoken by now is the choice: after a failure the old one.
    setChosen(null)
  }
  return (
    <SelectField
      label={t('Language')}
      options={localizations.map((localization) => ({
        value: localization.language,
        label: ownName(localization),
        lang: localization.language,
      }))}
      value={chosen ?? language}
      onChange={(next) => void choose(next)}
    />
  )
}
