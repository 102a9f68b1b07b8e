import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SwitchField } from '@/ui/fields/switch-field'
import { SelectField } from '@/ui/pickers/select-field'

import { isReadable } from '../draft/stored-rows'
import { valueTitles } from '../draft/value-titles'
import { useValue } from '../editor-context'
import { ResetSettings } from '../reset-value'
import { SYSTEM } from './theme-list'

/** No theme, 0, or the id of one that is gone: the site shows the first theme (product spec, section 4). */
const UNSET = ''

/** Which theme visitors see first, and whether they may choose another. */
export function ThemeOptions() {
  const { t } = useTranslation()
  const canChange = useValue('themes.user_change')
  const first = useValue('themes.default_id')
  const { value: themes } = useValue('themes')
  const [change, initial] = [t(valueTitles['themes.user_change']), t(valueTitles['themes.default_id'])]
  // New themes have no id to refer to until they are saved.
  const saved = themes.filter((theme) => typeof theme.id === 'number' && isReadable(theme))
  const options = [
    { value: SYSTEM, label: t('As on the visitor’s device') },
    ...saved.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  const isChosen = options.some(({ value }) => value === String(first.value))
  return (
    <div className="flex flex-col gap-5 rounded-panel border border-divider bg-paper p-5">
      <SelectField
        label={initial}
        options={[...options, ...(isChosen ? [] : [{ value: UNSET, label: t('The first one of the list') }])]}
        value={isChosen ? String(first.value) : UNSET}
        onChange={(id) => id !== UNSET && first.change(id === SYSTEM ? SYSTEM : Number(id), { name: initial })}
      />
      <ResetSettings names={['themes.default_id']} />
      <SwitchField
        label={change}
        description={t('Shows a switch for light and dark on every page.')}
        checked={canChange.value}
        onChange={(isOn) => canChange.change(isOn, { name: change, target: `themes.user_change/${isOn}` })}
      />
      <ResetSettings names={['themes.user_change']} />
    </div>
  )
}
