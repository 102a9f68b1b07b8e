import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import type { AccountPanel } from '../account-panel'

const CARD = 'scroll-mt-24 rounded-panel border bg-paper p-5 md:scroll-mt-6 md:p-7'

/** A panel with a title that links can target. */
export function PanelFrame({
  panel: { id, title, icon: Icon, isDanger = false },
  children,
}: {
  panel: AccountPanel
  children: ReactNode
}) {
  const { t } = useTranslation()
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classNames(CARD, isDanger ? 'border-danger' : 'border-divider')}
    >
      <h2 id={titleId} tabIndex={-1} className="mb-5 flex items-center gap-3 text-xl outline-none">
        <Icon aria-hidden className={classNames('size-6 shrink-0', isDanger ? 'text-danger' : 'text-primary')} />
        {t(title)}
      </h2>
      {children}
    </section>
  )
}
