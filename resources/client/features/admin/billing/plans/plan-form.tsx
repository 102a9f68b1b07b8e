// Separate chunk: loaded with the editor.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { managedProducts } from '@/contract/groups/managed-products'
import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { SpaceField } from '@/core/shared/records/fields/space-field'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { PermissionPicker } from '@/features/admin/permissions/permission-picker'

import { FeatureList } from './feature-list'
import { PlanDetails } from './plan-details'
import { PriceList } from './price-list'
import { planQueries } from './queries'
import { TrialFields } from './trial-fields'

/** Editor of a plan. Every field is sent: the server may remove permissions and prices that a request leaves out. */
export function PlanForm({ record, copied, editor }: RecordFormProps<Product>) {
  const { t } = useTranslation()
  const values = record ?? copied
  const [isFree, setFree] = useState(values?.free ?? false)
  return (
    <PanelQuery query={useQuery(planQueries.lists)} height="h-120">
      {({ permissions, currencies }) => (
        <RecordForm editor={editor} create={managedProducts.create} update={managedProducts.update}>
          {({ field }) => (
            <>
              <PlanDetails record={record} copied={copied} field={field} isFree={isFree} onFree={setFree} />
              <FormSection title={t('Features')} description={t('What the plan includes, as shown to visitors.')}>
                <FeatureList
                  {...field('feature_list')}
                  features={values?.feature_list ?? []}
                  canChange={editor.canSave}
                />
              </FormSection>
              <FormSection title={t('Prices')}>
                <PriceList
                  {...field('prices')}
                  prices={record?.prices ?? copied?.prices.map(({ id: _, ...price }) => price) ?? []}
                  currencies={currencies}
                  isFree={isFree}
                />
              </FormSection>
              {!isFree && (
                <FormSection title={t('Trial')}>
                  <TrialFields product={values} field={field} />
                </FormSection>
              )}
              <FormSection title={t('Permissions')} description={t('Granted to everyone with this plan.')}>
                <PermissionPicker
                  name={field('permissions').name}
                  offered={permissions}
                  granted={values?.permissions ?? []}
                />
                <SpaceField {...field('available_space')} bytes={values?.available_space ?? null} />
              </FormSection>
            </>
          )}
        </RecordForm>
      )}
    </PanelQuery>
  )
}
