import type { OfferedPermission, PermissionsBody } from '@/contract/shapes/permission-list'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { NumberField } from '@/ui/fields/number-field'
import { SelectField } from '@/ui/pickers/select-field'

type RestrictionValue = PermissionsBody[number]['restrictions'][number]['value']

type RestrictionFieldProps = {
  restriction: OfferedPermission['restrictions'][number]
  value: RestrictionValue
  onChange: (value: RestrictionValue) => void
}

/** Input of a restriction: a number that limits, a switch, or a choice. The server's texts are translated if known. */
export function RestrictionField({ restriction, value, onChange }: RestrictionFieldProps) {
  const { t, tServer } = useTranslation()
  const { type, name, display_name, description, options } = restriction
  const texts = { label: tServer(display_name ?? name), description: description ? tServer(description) : undefined }
  if (type === 'bool') {
    return <CheckboxField {...texts} checked={value === true || value === 'true'} onChange={onChange} />
  }
  if (type === 'select') {
    return (
      <SelectField
        {...texts}
        options={options.map((option) => ({
          value: option.value,
          label: tServer(option.label ?? String(option.value)),
        }))}
        value={typeof value === 'boolean' ? null : value}
        onChange={onChange}
      />
    )
  }
  return (
    <NumberField
      {...texts}
      min={0}
      placeholder={t('Unlimited')}
      value={value === null || value === '' ? null : Number(value)}
      onChange={onChange}
    />
  )
}
