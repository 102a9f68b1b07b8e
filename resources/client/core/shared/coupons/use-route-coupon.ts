import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'

import type { Coupon } from '@/contract/groups/coupons'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { chosenCoupon } from './chosen-coupon'
import { invalidCoupon, validateCoupon } from './validate-coupon'

/** State of the history entry that replaces a URL with an invalid coupon. */
const dropped = z.object({ couponProblem: z.string(), code: z.string() })

/** Why a coupon was dropped from the URL, and its code if that is known. */
export type DroppedCoupon = z.output<typeof dropped>

/** Coupon of a checkout: being validated, to be dropped from the URL, or in force. */
export type RouteCoupon =
  | { kind: 'checking' }
  | { kind: 'invalid'; state: DroppedCoupon }
  | { kind: 'ready'; coupon: Coupon | null; code: string | null; dropped: DroppedCoupon | null }

/** A coupon that the server accepted while this screen was open. */
type Accepted = { coupon: Coupon; code: string }

/**
 * Reads the URL's coupon, which is only an id: validates the code that the pricing page kept, since the coupon may have
 * expired. A coupon whose code this browser does not have (a shared link) has to be typed again.
 */
export function useRouteCoupon(productId: number): RouteCoupon & { accept: (accepted: Accepted) => void } {
  const { t } = useTranslation()
  const { couponId } = useParams()
  const { state } = useLocation() as { state: unknown }
  const [accepted, setAccepted] = useState<Accepted>()
  const isAccepted = accepted !== undefined && String(accepted.coupon.id) === couponId
  const code = storedCode(couponId)
  const { data } = useQuery({
    queryKey: ['coupon of the checkout', productId, couponId, code],
    queryFn: () => validateCoupon(code, productId),
    enabled: couponId !== undefined && code !== '' && !isAccepted,
    // Validated once for each visit, so that the price does not change while the user pays.
    staleTime: Infinity,
    gcTime: 0,
  })

  function read(): RouteCoupon {
    if (couponId === undefined)
      return { kind: 'ready', coupon: null, code: null, dropped: dropped.safeParse(state).data ?? null }
    if (isAccepted) return { kind: 'ready', ...accepted, dropped: null }
    if (code !== '' && !data) return { kind: 'checking' }
    if (data?.coupon && String(data.coupon.id) === couponId)
      return { kind: 'ready', coupon: data.coupon, code, dropped: null }
    const unknown = code === '' ? t("Enter the coupon code again: this browser doesn't have it.") : invalidCoupon()
    return { kind: 'invalid', state: { couponProblem: data?.problem ?? unknown, code } }
  }
  return { ...read(), accept: setAccepted }
}

/**
 * Code of the URL's coupon as the pricing page kept it, also for another plan: the server says whether it is valid for
 * this one. Empty when the page kept another coupon or none.
 */
function storedCode(couponId: string | undefined): string {
  const stored = chosenCoupon.read()
  return stored && String(stored.id) === couponId ? stored.code : ''
}
