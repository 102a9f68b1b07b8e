import { CircleAlert } from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { ShownSubscription } from '@/core/shared/subscription/subscription-state'

import { isPaypal } from '../gateway'

/** Explains a state in a sentence or two; says what a failed payment means, and how to repair it. */
export function PlanNote({ shown: { subscription, state } }: { shown: ShownSubscription }) {
  const { t } = useTranslation()
  if (state.kind === 'pastDue') {
    const fix: TranslationKey = isPaypal(subscription)
      ? "The last payment didn't go through. Change how you pay at PayPal to keep your plan."
      : "The last payment didn't go through. Pay with another card to keep your plan."
    return (
      <p className="flex gap-3 rounded-input border-2 border-danger px-4 py-3">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
        <span>
          {t(fix)} {t("If it isn't paid, the plan ends and nothing more is charged.")}
        </span>
      </p>
    )
  }
  const note = notes[state.kind]
  return note ? <p>{t(note)}</p> : null
}

const notes: Partial<Record<ShownSubscription['state']['kind'], TranslationKey>> = {
  trialing: 'Cancel before the trial ends, and nothing more is charged.',
  cancelled: 'Your plan is cancelled. Nothing more is charged.',
  granted: "You got this plan from the site. There's nothing to pay.",
  ended: 'Your plan has ended. Nothing more is charged.',
}
