import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'

import type { Coupon } from '@/contract/groups/coupons'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { chosenCoupon } from './chosen-coupon'
import { invalidCoupon, validateCoupon } from './validate-coupon'

/** State of the history entry that replaces a URL with an invalid coupon. */
const dropped = z.object({ couponProblem: z.string(), code: z.string() })

/** Why a coupon was dropped from the URL, and its code if that is known. */
type DroppedCoupon = z.output<typeof dropped>

type KnownCoupon = { coupon: Coupon | null; code: string | null; dropped: DroppedCoupon | null }

/** Coupon of a checkout: being validated, to be dropped from the URL, or in force. */
export type RouteCoupon =
  | { kind: 'checking' }
  | { kind: 'invalid'; state: DroppedCoupon }
  | (KnownCoupon & {
      kind: 'ready'
      /** Validates a code and puts its coupon into the URL; resolves to the problem of a refused one. */
      apply: (code: string) => Promise<string | undefined>
      remove: () => void
    })

/**
 * Reads the URL's coupon, which is only an id: validates the code that the pricing page stored, since the coupon may have
 * expired. A coupon whose code this browser does not have (a shared link) has to be typed again. `pathWith` returns the
 * page's path with a coupon, or without one.
 */
export function useRouteCoupon(
  productId: number,
  pathWith: (couponId: string | undefined) => string | null,
): RouteCoupon {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { couponId } = useParams()
  const { state } = useLocation() as { state: unknown }
  /** The coupon that the server accepted while this screen was open. */
  const [accepted, setAccepted] = useState<{ coupon: Coupon; code: string }>()
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

  const open = (id: string | undefined) => void navigate(pathWith(id) ?? '.', { replace: true })

  async function apply(entered: string): Promise<string | undefined> {
    const { coupon, problem } = await validateCoupon(entered, productId)
    if (!coupon) return problem
    chosenCoupon.write({ id: coupon.id, code: entered, productId })
    setAccepted({ coupon, code: entered })
    open(String(coupon.id))
    return undefined
  }

  function remove(): void {
    chosenCoupon.remove()
    open(undefined)
  }

  const ready = (known: KnownCoupon): RouteCoupon => ({ kind: 'ready', ...known, apply, remove })
  function read(): RouteCoupon {
    if (couponId === undefined)
      return ready({ coupon: null, code: null, dropped: dropped.safeParse(state).data ?? null })
    if (isAccepted) return ready({ ...accepted, dropped: null })
    if (code !== '' && !data) return { kind: 'checking' }
    if (data?.coupon && String(data.coupon.id) === couponId) return ready({ coupon: data.coupon, code, dropped: null })
    const unknown = code === '' ? t("Enter the coupon code again: this browser doesn't have it.") : invalidCoupon()
    return { kind: 'invalid', state: { couponProblem: data?.problem ?? unknown, code } }
  }
  return read()
}

/**
 * Code of the URL's coupon as the pricing page stored it, also for another plan: the server says whether it is valid for
 * this one. Empty when the page stored another coupon or none.
 */
function storedCode(couponId: string | undefined): string {
  const stored = chosenCoupon.read()
  return stored && String(stored.id) === couponId ? stored.code : ''
}
