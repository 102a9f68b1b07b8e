import { listFormat } from '@/lib/intl'

import { translationStore } from './i18n'
import { translate } from './use-translation'

/** Number of names that a list shows before "and 11 more". */
const MAX_NAMES = 5

/** Lists names in a sentence, at most five and the number of others: "Roks, Džezs and 11 more". */
export function listNames(names: readonly string[]): string {
  const others = names.length - MAX_NAMES
  const visibleNames =
    others > 0
      ? [...names.slice(0, MAX_NAMES), translate('[one :count more|other :count more]', { count: others })]
      : names
  return listFormat(translationStore.get().language, { type: 'conjunction' }).format(visibleNames)
}
