import { Clock } from 'lucide-react'
import type { Ref } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PUBLISH_MUSIC } from '@/core/platform/session/backstage-rights'
import { RemedyLink } from '@/core/shared/upsell/remedy-link'
import { Notice } from '@/ui/feedback/notice'

import { exceedsMinutes, openMinutes } from '../release/minutes'
import type { Release } from '../release/release'

type MinutesLeftProps = { release: Release; minutesLeft: number; ref?: Ref<HTMLDivElement> }

/** Minutes of music that the user may still upload; with the plan that gives more where the songs are longer. */
export function MinutesLeft({ release, minutesLeft, ref }: MinutesLeftProps) {
  const { t } = useTranslation()
  const isOver = exceedsMinutes(release, minutesLeft)
  const over = t(
    '[one These songs take :count minute, which is more than you have left (:left).|other These songs take :count minutes, which is more than you have left (:left).]',
    { count: openMinutes(release), left: minutesLeft },
  )
  const rest =
    minutesLeft === 0
      ? t("You've used all the minutes of music in your plan.")
      : t('[one You can upload :count more minute of music.|other You can upload :count more minutes of music.]', {
          count: minutesLeft,
        })
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {isOver ? (
        <Notice>{over}</Notice>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <Clock aria-hidden className="size-5 shrink-0" />
          {rest}
        </p>
      )}
      {(isOver || minutesLeft === 0) && <RemedyLink permission={PUBLISH_MUSIC} />}
    </div>
  )
}
