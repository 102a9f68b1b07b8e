// Separate chunk: loaded with the editor.
import { subscriptions } from '@/contract/groups/subscriptions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { findUsers } from '@/core/shared/records/queries'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { FormValue } from '@/ui/fields/form-value'
import { TextArea } from '@/ui/fields/text-area'
import { ComboBox } from '@/ui/pickers/combo-box'

import { DateTimeField } from './date-time-field'
import { PlanChoice } from './plan-choice'
import type { AdminSubscription } from './queries'
import { SubscriptionOverview } from './subscription-overview'
import { isGranted } from './subscription-rules'

/** Editor of a subscription; a new one is granted without a payment gateway. */
export function SubscriptionForm({ record, editor }: RecordFormProps<AdminSubscription>) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      {record && <SubscriptionOverview subscription={record} canChange={editor.canSave} />}
      <RecordForm editor={editor} create={subscriptions.create} update={subscriptions.update}>
        {({ field }) => (
          <>
            <SubscriptionPlan record={record} field={field} />
            <FormSection title={t('Details')}>
              <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
                <DateTimeField {...field('renews_at')} label={t('Renews on')} timestamp={record?.renews_at} />
                <DateTimeField
                  {...field('ends_at')}
                  label={t('Ends on')}
                  description={t('Leave blank for a subscription without an end.')}
                  timestamp={record?.ends_at}
                />
              </div>
              <TextArea
                {...field('description')}
                label={t('Description')}
                rows={2}
                defaultValue={record?.description ?? ''}
              />
            </FormSection>
          </>
        )}
      </RecordForm>
    </div>
  )
}

type SubscriptionPlanProps = {
  record: AdminSubscription | undefined
  /** Returns the props of a field of the form. */
  field: (name: 'user_id' | 'product_id' | 'price_id') => { name: string; error: string | undefined }
}

/** User, plan and price: a gateway's subscription keeps them, since only the gateway can change its plan. */
function SubscriptionPlan({ record, field }: SubscriptionPlanProps) {
  const { t } = useTranslation()
  const choice = (
    <PlanChoice product={field('product_id')} price={field('price_id')} {...(record && { selection: record })} />
  )
  if (!record) {
    return (
      <FormSection
        title={t('Who gets which plan')}
        description={t('The user gets the plan right away. Nothing is charged.')}
      >
        <ComboBox
          {...field('user_id')}
          label={t('User')}
          placeholder={t('Name or email')}
          loadOptions={findUserIds}
          required
        />
        {choice}
      </FormSection>
    )
  }
  return (
    <>
      <FormValue name={field('user_id').name} value={record.user_id} />
      {isGranted(record) ? (
        <FormSection title={t('Plan')}>{choice}</FormSection>
      ) : (
        <>
          <FormValue name={field('product_id').name} value={record.product_id} />
          <FormValue name={field('price_id').name} value={record.price_id} />
        </>
      )}
    </>
  )
}

/** Finds users, with their ids as numbers. Throws ApiError. */
const findUserIds = async (text: string, signal: AbortSignal) =>
  (await findUsers(text, signal)).map((user) => ({ ...user, value: Number(user.value) }))
