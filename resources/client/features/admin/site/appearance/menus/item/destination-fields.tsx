import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { appearanceQueries } from '@/features/admin/site/appearance/queries'
import { foldText } from '@/lib/text'
import { TextField } from '@/ui/fields/text-field'
import { ComboBox } from '@/ui/pickers/combo-box'
import { SelectField } from '@/ui/pickers/select-field'

import { destinationsOf, type MenuLists } from './destinations'
import type { ItemProps } from './item-props'
import { useLeadsNowhere } from './use-leads-nowhere'

/** Where an item leads: a page of the site or of an administrator, or any URL. */
export function DestinationFields(props: ItemProps) {
  const { item, write } = props
  const { t } = useTranslation()
  const lists = useQuery(appearanceQueries.menuLists)
  const label = t('Leads to')
  const types = [
    { value: 'route', label: t('A page of the site') },
    { value: 'customPage', label: t('A custom page') },
    { value: 'link', label: t('Another site') },
  ]
  const isKnown = types.some(({ value }) => value === item.type)
  return (
    <>
      <SelectField
        label={label}
        options={isKnown ? types : [...types, { value: item.type, label: item.type }]}
        value={item.type}
        onChange={(type) => write({ type }, label)}
      />
      {(item.type === 'route' || item.type === 'customPage') && (
        <PanelQuery query={lists} height="h-20">
          {(loaded) => <PageField {...props} lists={loaded} />}
        </PanelQuery>
      )}
      {item.type !== 'customPage' && <ActionField {...props} />}
    </>
  )
}

/** Longer lists are searched. */
const MAX_OPTIONS = 50

/** The pages that the server offers. The label of an item without one becomes the page's. */
function PageField({ lists, item, write }: ItemProps & { lists: MenuLists }) {
  const { t } = useTranslation()
  const label = t('Page')
  const options = destinationsOf(lists, item.type)
  const action = item.action ?? ''
  // A route has a field for paths that are not offered.
  const unknown = action === '' || item.type === 'route' ? null : { value: action, label: action }
  const chosen = options.find(({ value }) => value === action) ?? unknown
  return (
    <ComboBox
      label={label}
      placeholder={t('Choose a page')}
      loadOptions={async (text) =>
        options
          .filter(({ label: name, value }) => foldText(`${name} ${value}`).includes(foldText(text)))
          .slice(0, MAX_OPTIONS)
      }
      value={chosen}
      onChange={(option) =>
        write({ action: option?.value ?? '', ...(option && !item.label && { label: option.label }) }, label)
      }
    />
  )
}

function ActionField({ item, write }: ItemProps) {
  const { t } = useTranslation()
  const leadsNowhere = useLeadsNowhere(item)
  const isRoute = item.type === 'route'
  const label = isRoute ? t('Path') : t('URL')
  const hint = isRoute ? t('A path of this site, such as /popular.') : t('Begins with https:// or mailto:.')
  return (
    <TextField
      label={label}
      value={item.action ?? ''}
      description={leadsNowhere ? undefined : hint}
      error={leadsNowhere ? t('Nobody sees the item: it leads nowhere. :hint', { hint }) : undefined}
      onChange={(action) => write({ action }, label)}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
    />
  )
}
