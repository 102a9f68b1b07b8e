import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { findModels, modelQuery } from '@/core/shared/records/queries'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { ComboBox } from '@/ui/pickers/combo-box'
import { SelectField } from '@/ui/pickers/select-field'

import type { Appearance } from '../draft/appearance'
import { valueTitles } from '../draft/value-titles'
import { useEditor, useValue } from '../editor-context'
import { PanelGroup } from '../fields/panel-group'
import { appearanceQueries } from '../queries'
import { ResetSettings } from '../reset-value'
import { homepageTypes, isEmptyHomepage, recordOf, withType } from './homepage-types'

/** Type of the page that guests see at `/`, and its channel or page. */
export function HomepageFields() {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const { value: type, error } = useValue('homepage.type')
  const label = t(valueTitles['homepage.type'])
  const record = recordOf(type)
  const known = record === 'channel' ? 'channel' : type
  const types = Object.entries(homepageTypes).map(([value, name]) => ({ value, label: t(name) }))
  const choose = (next: string) =>
    draft.change(withType(next, draft.value(), [draft.state().saved, draft.defaults]), {
      name: label,
      target: `homepage.type/${next}`,
    })
  return (
    <PanelGroup title={label}>
      <SelectField
        label={t('Type')}
        description={t('Members always see the web player.')}
        error={error}
        options={types.some(({ value }) => value === known) ? types : [...types, { value: known, label: known }]}
        value={known}
        onChange={choose}
      />
      {record === 'channel' && <ChannelField />}
      {record === 'customPage' && <PageField />}
      <ResetSettings names={['homepage.type', 'homepage.value']} />
    </PanelGroup>
  )
}

/** The channel or page, and a function that changes it. */
function useHomepageValue() {
  const { t } = useTranslation()
  const { value, change, error } = useValue('homepage.value')
  const name = t(valueTitles['homepage.type'])
  const choose = (next: Appearance['homepage.value']) => change(next, { name, target: `homepage.value/${next}` })
  return { value, choose, error }
}

function ChannelField() {
  const { t } = useTranslation()
  const { value, choose, error } = useHomepageValue()
  const missing = isEmptyHomepage(value) ? t('Choose a channel.') : undefined
  const { data } = useQuery({ ...modelQuery('channel', Number(value)), enabled: typeof value === 'number' })
  return (
    <ComboBox<string | number>
      label={t('Channel')}
      error={error ?? missing}
      loadOptions={async (text, signal) =>
        (await findModels('channel', text, signal)).map(({ id, name, ...rest }) => ({
          value: id,
          label: name,
          ...rest,
        }))
      }
      value={isEmptyHomepage(value) ? null : { value, label: data?.name || String(value) }}
      onChange={(option) => choose(option?.value ?? null)}
    />
  )
}

function PageField() {
  const { t } = useTranslation()
  const { value, choose, error } = useHomepageValue()
  const missing = isEmptyHomepage(value) ? t('Choose a page.') : undefined
  return (
    <PanelQuery query={useQuery(appearanceQueries.pages)} height="h-20">
      {({ pages }) => {
        const options = pages.map(({ id, title, slug }) => ({ value: id, label: title || slug || String(id), slug }))
        const chosen = options.find((option) => option.value === value || option.slug === value)
        return (
          <ComboBox
            label={t('Custom page')}
            description={pages.length === 0 ? t('No pages yet.') : undefined}
            error={error ?? missing}
            options={options.map(({ slug: _, ...option }) => option)}
            value={chosen ? { value: chosen.value, label: chosen.label } : null}
            onChange={(option) => choose(option?.value ?? null)}
          />
        )
      }}
    </PanelQuery>
  )
}
