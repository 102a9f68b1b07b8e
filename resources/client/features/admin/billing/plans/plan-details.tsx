import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

type PlanDetailsProps = {
  record: Product | undefined
  copied: Product | undefined
  /** Returns the props of a field of the form. */
  field: (name: 'name' | 'description' | 'recommended' | 'hidden' | 'free' | 'position') => {
    name: string
    error: string | undefined
  }
  isFree: boolean
  onFree: (isFree: boolean) => void
}

/** Name of a plan, and how it is offered. Its place among the others is sent along unchanged. */
export function PlanDetails({ record, copied, field, isFree, onFree }: PlanDetailsProps) {
  const { t } = useTranslation()
  const values = record ?? copied
  return (
    <FormSection title={t('Details')}>
      <TextField {...field('name')} label={t('Name')} defaultValue={values?.name ?? ''} required />
      <TextArea {...field('description')} label={t('Description')} rows={2} defaultValue={values?.description ?? ''} />
      <div>
        <CheckboxField
          {...field('recommended')}
          label={t('Mark as the most popular')}
          defaultChecked={values?.recommended ?? false}
        />
        <CheckboxField
          {...field('hidden')}
          label={t('Hide from the list of plans')}
          description={t('It can still be bought with a link.')}
          defaultChecked={values?.hidden ?? false}
        />
        <CheckboxField {...field('free')} label={t('Free')} checked={isFree} onChange={onFree} />
      </div>
      {typeof record?.position === 'number' && <FormValue name={field('position').name} value={record.position} />}
    </FormSection>
  )
}
