import { useState } from 'react'

import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { WHOLE } from '@/lib/numbers/parse-number'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { FormValue } from '@/ui/fields/form-value'
import { NumberField } from '@/ui/fields/number-field'

import { TRIAL_CURRENCY, trialFieldsOf } from './queries'

type TrialFieldsProps = {
  product: Product | undefined
  /** Returns the props of a field of the form. */
  field: (name: string) => { name: string; error: string | undefined }
}

/** The trial of a plan, submitted in the fields that the plan came with. */
export function TrialFields({ product, field }: TrialFieldsProps) {
  const { t } = useTranslation()
  const [isEnabled, setEnabled] = useState(product?.trial != null)
  const names = trialFieldsOf(product)
  return (
    <>
      <CheckboxField label={t('Offer a trial')} checked={isEnabled} onChange={setEnabled} />
      <FormValue
        name={names.enable}
        value={isEnabled ? '1' : '0'}
        onChange={(enabled) => setEnabled(enabled === '1')}
      />
      {isEnabled && (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <NumberField
            {...field(names.amount)}
            label={t('Price of the trial')}
            min={0}
            format={{ style: 'currency', currency: TRIAL_CURRENCY }}
            defaultValue={product?.trial?.amount ?? 0}
          />
          <NumberField
            {...field(names.period)}
            label={t('Trial length (days)')}
            min={1}
            format={WHOLE}
            defaultValue={product?.trial?.days ?? null}
            required
          />
        </div>
      )}
    </>
  )
}
