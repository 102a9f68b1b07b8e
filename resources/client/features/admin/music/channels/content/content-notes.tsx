import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { choiceLabel } from '../rules/choice-labels'

/** Order of a channel's content that its editor gives it (backend contract, section 5.1). */
const OWN_ORDER = 'channelables.order:asc'

/** Says what the changes of a channel's content don't bring about: a place on the site, or a lasting one. */
export function ContentNotes({ config: { contentType, contentOrder } }: { config: ManagedConfig }) {
  const { t } = useTranslation()
  const order = choiceLabel('contentOrder', contentOrder ?? '')
  const isSorted = order !== undefined && contentOrder !== OWN_ORDER
  return (
    <>
      {contentType === 'autoUpdate' && (
        <p className="text-muted">
          {t('The next update replaces the content: what you add, remove or move here may be lost.')}
        </p>
      )}
      {isSorted && (
        <p className="text-muted">
          {t('The site shows this content in another order: :order. Choose “:own” to show it as it is here.', {
            order: t(order),
            own: t('In your own order'),
          })}
        </p>
      )}
    </>
  )
}
