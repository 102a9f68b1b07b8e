import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/fields/text-field'

import { isReadable } from '../draft/stored-rows'
import { PanelGroup } from '../fields/panel-group'
import { AudiencePanel } from './audience/audience-panel'
import type { EditedMenu } from './edited-menus'
import { ItemList } from './item-list'
import { PositionsField } from './positions-field'
import { useMenus } from './use-menus'

type MenuEditorProps = { menu: EditedMenu; onAddPosition: (position: string) => void }

/** One menu: its name, items and positions, and what visitors see of it. */
export function MenuEditor({ menu, onAddPosition }: MenuEditorProps) {
  const { t } = useTranslation()
  const { update, nameOf } = useMenus()
  if (!isReadable(menu))
    return <Notice>{t("The editor can't read this menu. You can delete it; otherwise it stays as it is.")}</Notice>
  return (
    <>
      <PanelGroup title={nameOf(menu)}>
        <TextField
          label={t('Name')}
          description={t('Only administrators see it.')}
          value={menu.name ?? ''}
          onChange={(name) => update(menu, { name }, t('Name'))}
          autoComplete="off"
        />
      </PanelGroup>
      <ItemList menu={menu} />
      <AudiencePanel menu={menu} />
      <PanelGroup title={t('Positions')}>
        <PositionsField menu={menu} onAdd={onAddPosition} />
      </PanelGroup>
    </>
  )
}
