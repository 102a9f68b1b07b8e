import { useSearchParams } from 'react-router-dom'

import { formatNumber } from '@/core/platform/i18n/format-number'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { BillingCycle } from '@/core/shared/pricing/prices'
import { ChoiceChips } from '@/ui/fields/choice-chips'

const PARAMETER = 'cycle'

/** Reads and writes the billing cycle in the URL, `?cycle=yearly`; omits the default. */
export function useBillingCycle(initial: BillingCycle): [BillingCycle, (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams()
  const requestedCycle = search.get(PARAMETER)
  const cycle = requestedCycle === 'monthly' || requestedCycle === 'yearly' ? requestedCycle : initial

  function choose(next: BillingCycle): void {
    setSearch(
      (previous) => {
        const params = new URLSearchParams(previous)
        params.delete(PARAMETER)
        if (next !== initial) params.set(PARAMETER, next)
        return params
      },
      { replace: true },
    )
  }
  return [cycle, choose]
}

type BillingCycleSwitchProps = {
  cycle: BillingCycle
  onChange: (cycle: BillingCycle) => void
  /** Best saving of paying yearly, in percent; undefined when there is none to show. */
  saving: number | undefined
}

/** Switches all plans between monthly and yearly prices (spec section 4, "Billing cycle"). */
export function BillingCycleSwitch({ cycle, onChange, saving }: BillingCycleSwitchProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ChoiceChips
        label={t('Billing cycle')}
        options={[
          { id: 'monthly', label: t('Monthly') },
          { id: 'yearly', label: t('Yearly') },
        ]}
        value={cycle}
        onChange={onChange}
      />
      {saving !== undefined && (
        <p className="font-semibold text-positive">
          {t('Save up to :percent by paying yearly', { percent: formatNumber(saving / 100, { style: 'percent' }) })}
        </p>
      )}
    </div>
  )
}
