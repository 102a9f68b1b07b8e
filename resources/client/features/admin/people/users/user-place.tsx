import type { Account } from '@/contract/groups/accounts'
import type { valueLists } from '@/contract/groups/value-lists'
import type { Output } from '@/contract/machinery/endpoint'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ComboBox } from '@/ui/pickers/combo-box'

type UserPlaceProps = {
  field: (name: 'country' | 'timezone' | 'language') => { name: string; error: string | undefined }
  lists: Output<typeof valueLists.show>
  record: Account | undefined
}

/** Fields for language, country and time zone. */
export function UserPlace({ field, lists, record }: UserPlaceProps) {
  const { t } = useTranslation()
  const languages = lists.localizations.map(({ language, name }) => ({ value: language, label: name }))
  const countries = lists.countries.map(({ code, name }) => ({ value: code, label: name }))
  const zones = Object.entries(lists.timezones).map(([title, options]) => ({
    title,
    options: options.map(({ value, text }) => ({ value, label: text })),
  }))
  const zone = zones.flatMap(({ options }) => options).find(({ value }) => value === record?.timezone)
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <ComboBox
        {...field('language')}
        label={t('Language')}
        options={languages}
        defaultValue={languages.find(({ value }) => value === record?.language) ?? null}
      />
      <ComboBox
        {...field('country')}
        label={t('Country')}
        options={countries}
        defaultValue={countries.find(({ value }) => value === record?.country?.toLowerCase()) ?? null}
      />
      <ComboBox {...field('timezone')} label={t('Time zone')} options={zones} defaultValue={zone ?? null} />
    </div>
  )
}
