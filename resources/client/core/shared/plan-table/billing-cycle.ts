import { useSearchParams } from 'react-router-dom'

import type { BillingCycle } from '@/core/shared/pricing/prices'

const PARAMETER = 'cycle'

/** Reads and writes the billing cycle in the URL, `?cycle=yearly`; omits the default. */
export function useBillingCycle(initial: BillingCycle): [BillingCycle, (cycle: BillingCycle) => void] {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(PARAMETER)
  const cycle = wanted === 'monthly' || wanted === 'yearly' ? wanted : initial

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
