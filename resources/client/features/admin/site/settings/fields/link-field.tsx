import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FieldNotes } from '@/ui/fields/field-layout'
import { Fieldset } from '@/ui/fields/fieldset'
import { TextField } from '@/ui/fields/text-field'

import { linkIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

/** A link with its text. */
export function LinkField({ label, error, value, onChange }: SettingControlProps) {
  const { t } = useTranslation()
  const link = linkIn(value)
  return (
    <Fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField label={t('Text')} value={link.label ?? ''} onChange={(text) => onChange({ ...link, label: text })} />
        <TextField
          label={t('URL')}
          inputMode="url"
          autoCapitalize="none"
          value={link.action ?? ''}
          onChange={(action) => onChange({ ...link, action })}
        />
      </div>
      <FieldNotes id="link" error={error} />
    </Fieldset>
  )
}
