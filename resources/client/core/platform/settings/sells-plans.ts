import type { Settings } from '@/contract/shapes/settings'

/** Whether the site sells plans: it is switched on, and the server does not say that it lacks billing. */
export const sellsPlans = ({ billing }: Pick<Settings, 'billing'>): boolean =>
  billing.enable && billing.integrated !== false
