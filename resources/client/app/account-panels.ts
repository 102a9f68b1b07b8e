import type { AccountPanel } from '@/features/account-settings'

/** Panels that a site adds to the account settings, in this order, after those of the spec and before the danger zone. */
export const extraAccountPanels: readonly AccountPanel[] = []
