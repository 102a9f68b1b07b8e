import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SelectField } from '@/ui/pickers/select-field'

import { homepageTypes, recordOf } from '../../homepage/homepage-record'
import { HomepageValueField } from '../../homepage/homepage-value-field'
import { type Homepage, recordOfType } from '../../homepage/record-of-type'
import type { Appearance } from '../draft/appearance'
import { valueTitles } from '../draft/value-titles'
import { useEditor, useValue } from '../editor-context'
import { PanelGroup } from '../fields/panel-group'
import { ResetSettings } from '../reset-value'

/** Type of the page that guests see at `/`, and its channel or page. */
export function HomepageFields() {
  const { t } = useTranslation()
  const { draft } = useEditor()
  const { value: type, error } = useValue('homepage.type')
  const label = t(valueTitles['homepage.type'])
  const record = recordOf(type)
  const shown = record === 'channel' ? 'channel' : type
  const types = Object.entries(homepageTypes).map(([value, name]) => ({ value, label: t(name) }))
  const choose = (next: string) => {
    const known = [draft.state().saved, draft.defaults].map(homepageIn)
    const record = recordOfType(next, homepageIn(draft.value()), known)
    draft.change({ 'homepage.type': next, 'homepage.value': record }, { name: label, target: `homepage.type/${next}` })
  }
  return (
    <PanelGroup title={label}>
      <SelectField
        label={t('Type')}
        description={t('Members always see the web player.')}
        error={error}
        options={types.some(({ value }) => value === shown) ? types : [...types, { value: shown, label: shown }]}
        value={shown}
        onChange={choose}
      />
      <ValueField type={type} />
      <ResetSettings names={['homepage.type', 'homepage.value']} />
    </PanelGroup>
  )
}

const homepageIn = ({ 'homepage.type': type, 'homepage.value': value }: Appearance): Homepage => ({ type, value })

function ValueField({ type }: { type: string }) {
  const { t } = useTranslation()
  const { value, change, error } = useValue('homepage.value')
  const name = t(valueTitles['homepage.type'])
  return (
    <HomepageValueField
      type={type}
      label={recordOf(type) === 'channel' ? t('Channel') : t('Custom page')}
      error={error}
      value={value}
      onChange={(next) => change(next, { name, target: `homepage.value/${next}` })}
    />
  )
}
