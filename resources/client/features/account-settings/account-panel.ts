import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Account } from '@/contract/account'
import type { Bootstrap } from '@/contract/bootstrap'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** One part of the account settings. The site adds its own in app/account-panels.ts. */
export type AccountPanel = {
  /** Its anchor in the address: `/account-settings#password`. */
  id: string
  title: TranslationKey
  icon: LucideIcon
  /** It deletes or destroys. */
  isDanger?: boolean
  /** Whom it is shown to; everybody without it. */
  isShownTo?: (bootstrap: Bootstrap) => boolean
  Content: ComponentType<{ account: Account }>
}
