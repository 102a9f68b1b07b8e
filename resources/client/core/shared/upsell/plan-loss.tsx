import type { Product } from '@/contract/groups/products'
import type { Subscription } from '@/contract/shapes/subscription-schema'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useContents, usePlan } from '@/core/shared/subscription/use-plan'
import { Skeleton } from '@/ui/feedback/skeleton'

import { grantsMore, limitOf } from './permission-limits'

/** Permission to add, edit and open family profiles (spec section 6). */
const FAMILY = 'family.add'

/** Contents of a plan: texts for visitors, and permissions if the server sends them. */
type Contents = Pick<Product, 'feature_list' | 'permissions'>

/** Everything that a user no longer has after leaving a plan. */
type PlanLoss = {
  /** Features that only the plan lists. */
  features: string[]
  /** Number of family profiles that remain possible; null when there are as many as before. */
  profiles: number | null
}

const NOTHING: Contents = { feature_list: [], permissions: [] }

const permissionOf = ({ permissions }: Contents, permissionName: string) =>
  permissions.find(({ name }) => name === permissionName)

/** Whether a plan grants any permission that the other lacks, or more of it. */
const grantsMoreThan = (plan: Contents, other: Contents): boolean =>
  plan.permissions.some((permission) => grantsMore(permission, permissionOf(other, permission.name)))

/**
 * Returns what is lost with a change of plan, or with none as the next one; null when nothing is. Plans describe
 * themselves in their own words, so a larger plan is told by its permissions.
 */
export function lossOf(from: Contents, to: Contents = NOTHING): PlanLoss | null {
  const isDowngrade = grantsMoreThan(from, to)
  if (!isDowngrade && grantsMoreThan(to, from)) return null
  const features = [...new Set(from.feature_list)].filter((feature) => !to.feature_list.includes(feature))
  return isDowngrade || features.length > 0 ? { features, profiles: profilesLeft(from, to) } : null
}

function profilesLeft(from: Contents, to: Contents): number | null {
  const [had, gets] = [permissionOf(from, FAMILY), permissionOf(to, FAMILY)]
  if (!had || !grantsMore(had, gets)) return null
  const left = gets ? limitOf(gets, 'count') : 0
  return left < Infinity ? left : null
}

type PlanLossListProps = {
  subscription: Subscription
  /** The plan that follows immediately; none after a cancellation. */
  to?: Product
  /** Heading of the list, unless nothing is lost. */
  title?: string
}

/** Lists what a subscriber loses with their plan, and says what happens to family profiles; nothing without a loss. */
export function PlanLossList({ subscription, to, title }: PlanLossListProps) {
  const { t } = useTranslation()
  const { name } = usePlan(subscription)
  const contents = useContents(subscription)
  if (!contents) return <Skeleton className="h-24 rounded-input" />
  const loss = lossOf(contents, to)
  if (!loss && to) return null
  const { features, profiles }: PlanLoss = loss ?? { features: [], profiles: null }
  return (
    <div className="space-y-3">
      {title && <h2 className="text-xl">{title}</h2>}
      {features.length === 0 ? (
        <p>
          {to
            ? t('As soon as you change, you no longer have what only “:plan” includes.', { plan: name })
            : t('After that you no longer have what “:plan” includes.', { plan: name })}
        </p>
      ) : (
        <div>
          <p>
            {to
              ? t('As soon as you change, you no longer have what only “:plan” lists:', { plan: name })
              : t('After that you no longer have:')}
          </p>
          <ul className="mt-1 list-disc ps-6">
            {features.map((feature) => (
              <li key={feature} className="break-words">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
      {profiles !== null && <ProfilesNote left={profiles} />}
    </div>
  )
}

/** Says what happens to existing family profiles: they are accounts, which no change of plan deletes. */
function ProfilesNote({ left }: { left: number }) {
  const { t } = useTranslation()
  return (
    <p>
      {left > 0
        ? t(
            "Existing family profiles aren't deleted. The new plan has room for :count: with more, you can't add any.",
            {
              count: left,
            },
          )
        : t("Family profiles aren't deleted, but you can't open, edit or add any until your plan includes them again.")}
    </p>
  )
}
