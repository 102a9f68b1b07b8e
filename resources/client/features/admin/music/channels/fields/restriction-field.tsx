import { useQuery } from '@tanstack/react-query'

import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { findModels, modelQuery } from '@/core/shared/records/queries'
import { RadioGroup } from '@/ui/fields/radio-group'
import { ComboBox } from '@/ui/pickers/combo-box'

import { FROM_URL } from '../rules/offered-choices'

/** Value of the choice of a fixed genre, until it has an id. */
const FIXED = 'fixed'

const findGenres = async (text: string, signal: AbortSignal) =>
  (await findModels('genre', text, signal)).map(({ id, name }) => ({ value: Number(id), label: name }))

type RestrictionFieldProps = {
  config: ManagedConfig
  disabled: boolean
  onChange: (changes: Partial<ManagedConfig>) => void
}

/** The genre that restricts a channel: that of the URL, or always the same one. */
export function RestrictionField({ config, disabled, onChange }: RestrictionFieldProps) {
  const { t } = useTranslation()
  const id = Number(config.restrictionModelId) || 0
  const isFromUrl = config.restrictionModelId === FROM_URL
  const genre = useQuery({ ...modelQuery('genre', id), enabled: id > 0 })
  return (
    <>
      <RadioGroup
        label={t('Which genre')}
        value={isFromUrl ? FROM_URL : FIXED}
        disabled={disabled}
        onChange={(choice) => onChange({ restrictionModelId: choice === FROM_URL ? FROM_URL : '' })}
        options={[
          {
            value: FROM_URL,
            label: t('The one in the URL'),
            description: t('One channel for all genres: /genre/rock'),
          },
          { value: FIXED, label: t('Always the same') },
        ]}
      />
      {!isFromUrl && (
        <ComboBox
          label={t('Genre')}
          disabled={disabled}
          value={id > 0 ? { value: id, label: genre.data?.name || `#${id}` } : null}
          loadOptions={findGenres}
          onChange={(option) => onChange({ restrictionModelId: option?.value ?? '' })}
        />
      )}
    </>
  )
}
