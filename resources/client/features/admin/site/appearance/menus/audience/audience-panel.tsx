import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Role } from '@/contract/groups/roles'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { visibleMenuItems } from '@/core/platform/navigation/menus'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { appearanceQueries } from '@/features/admin/site/appearance/queries'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { SvgTree } from '@/ui/pictures/svg-tree'

import { PanelGroup } from '../../fields/panel-group'
import type { EditedMenu } from '../edited-menus'
import { type Audience, audiences, bootstrapFor } from './audience'

const titles: Readonly<Record<Audience, TranslationKey>> = {
  guest: 'Guest',
  member: 'Member',
  subscriber: 'Subscriber',
  child: 'Child',
}

/** Shows what a guest, a member, a subscriber and a child see of the menu, by the site's own rules. */
export function AudiencePanel({ menu }: { menu: EditedMenu }) {
  const { t } = useTranslation()
  const [audience, setAudience] = useState<Audience>('guest')
  return (
    <PanelGroup title={t('What visitors see')}>
      <ChoiceChips
        label={t('Visitor')}
        options={audiences.map((id) => ({ id, label: t(titles[id]) }))}
        value={audience}
        onChange={setAudience}
      />
      <PanelQuery query={useQuery(appearanceQueries.roles)} height="h-20">
        {(roles) => <VisibleItems menu={menu} audience={audience} roles={roles} />}
      </PanelQuery>
    </PanelGroup>
  )
}

type VisibleItemsProps = { menu: EditedMenu; audience: Audience; roles: readonly Role[] }

function VisibleItems({ menu, audience, roles }: VisibleItemsProps) {
  const { t, tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const items = visibleMenuItems(menu.items, bootstrapFor(audience, bootstrap, roles))
  const hidden = menu.items.length - items.length
  return (
    <>
      <ul aria-label={t('Visible items')} className="flex flex-col gap-2 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-2">
            {item.icon && <SvgTree nodes={item.icon} className="size-5 shrink-0 text-muted" />}
            <span className="min-w-0 break-words">{tServer(item.label)}</span>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted">
        {hidden === 0
          ? t('Nothing is hidden.')
          : t('[one :count item is hidden|other :count items are hidden]', { count: hidden })}
      </p>
    </>
  )
}
