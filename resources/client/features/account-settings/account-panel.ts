import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Account } from '@/contract/account'
import type { Bootstrap } from '@/contract/bootstrap'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A panel of the account settings. The host site adds its own in app/account-panels.ts. */
export type AccountPanel = {
  /** Its URL fragment: `/account-settings#password`. */
  id: string
  title: TranslationKey
  icon: LucideIcon
  /** Contains destructive actions. */
  isDanger?: boolean
  /** Whether to show the panel; always, if absent. */
  isShownTo?: (bootstrap: Bootstrap) => boolean
  Content: ComponentType<{ account: Account }>
}
