import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextField } from '@/ui/fields/text-field'

type Name = 'first_name' | 'last_name'
type NameFieldsProps = {
  form: { field: (name: Name) => { name: string; error?: string | undefined } }
  profile?: { first_name?: string | null | undefined; last_name?: string | null | undefined }
}

/** First and last name of another person, without autofill: the browser would suggest the parent's. */
export function NameFields({ form, profile }: NameFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...form.field('first_name')}
        label={t('First name')}
        defaultValue={profile?.first_name ?? ''}
        autoComplete="off"
      />
      <TextField
        {...form.field('last_name')}
        label={t('Last name')}
        defaultValue={profile?.last_name ?? ''}
        autoComplete="off"
      />
    </div>
  )
}
