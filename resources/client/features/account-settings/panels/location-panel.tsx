import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { type Account } from '@/contract/groups/accounts'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { languages } from '@/core/platform/i18n/use-site-languages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { switchLanguage } from '@/core/shared/account/switch-language'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { SelectField } from '@/ui/pickers/select-field'

import { accountQueries } from '../queries'
import { PlaceForm } from './place-form'

/** Language, country and time zone. */
export function LocationPanel({ account }: { account: Account }) {
  return (
    <PanelQuery query={useQuery(accountQueries.places)} height="h-72">
      {(lists) => (
        <div className="flex flex-col gap-5">
          <LanguageField localizations={lists.localizations} />
          <PlaceForm account={account} lists={lists} />
        </div>
      )}
    </PanelQuery>
  )
}

type Localization = { language: string; name: string }

const ownName = ({ language, name }: Localization): string =>
  languages.find(({ code }) => code === language)?.name ?? name

/** Selects the site's language, with immediate effect; hidden where the site has only one. */
function LanguageField({ localizations }: { localizations: readonly Localization[] }) {
  const { t, language } = useTranslation()
  const { i18n } = useSettings()
  const [selection, setSelection] = useState<string | null>(null)
  if (!i18n.enable || localizations.length === 0) return null

  async function choose(next: string): Promise<void> {
    setSelection(next)
    await switchLanguage(next)
    // Read the language in use: after a failure it is still the old one.
    setSelection(null)
  }
  return (
    <SelectField
      label={t('Language')}
      options={localizations.map((localization) => ({
        value: localization.language,
        label: ownName(localization),
        lang: localization.language,
      }))}
      value={selection ?? language}
      onChange={(next) => void choose(next)}
    />
  )
}
