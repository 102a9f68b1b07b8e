import type { ComponentProps, ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import { HomepageValueField } from '../../homepage/homepage-value-field'
import { recordOfType } from '../../homepage/record-of-type'
import type { SettingChanges } from '../form/use-setting-changes'
import type { Setting, SettingField as SettingFieldType } from '../groups/setting'
import { labelOf } from '../model/label-of'
import { flagIn, homepageIn, type SettingValues, textIn } from '../model/setting-values'
import { AdField } from './ad-field'
import { ArtistTabsField } from './artist-tabs-field'
import { InfoField } from './info-field'
import { LinkField } from './link-field'
import { ListField } from './list-field'
import { MenuItemsField } from './menu-items-field'
import { SizeField, WholeNumberField } from './number-setting'
import { PictureSetting } from './picture-setting'
import { SecretField } from './secret-field'
import { SelectSetting, ServerChoice } from './select-setting'
import type { SettingControlProps } from './setting-control'

type Kind = SettingFieldType['kind']
type Controls = {
  [K in Kind]: (
    control: SettingControlProps,
    field: Extract<SettingFieldType, { kind: K }>,
    state: Pick<ComponentProps<typeof SecretField>, 'hasSaved' | 'isChanged'> & { homepageType: string },
  ) => ReactNode
}

/** Controls by kind of field. */
const controls: Controls = {
  text: (control, { input }) => <TextSetting {...control} input={input} />,
  paragraph: (control) => <TextArea {...control} rows={2} value={textIn(control.value)} />,
  number: (control, { min, max }) => <WholeNumberField {...control} min={min} max={max} />,
  bytes: (control) => <SizeField {...control} />,
  flag: ({ value, ...control }) => <CheckboxField {...control} checked={flagIn(value)} />,
  select: (control, { choices }) => <SelectSetting {...control} choices={choices} />,
  choice: (control, { source }) => <ServerChoice {...control} source={source} />,
  homepage: ({ value, ...control }, _, { homepageType }) => (
    <HomepageValueField {...control} type={homepageType} value={homepageIn(value)} />
  ),
  list: (control) => <ListField {...control} isText={false} />,
  'comma-list': (control) => <ListField {...control} isText />,
  secret: (control, _, { hasSaved, isChanged }) => (
    <SecretField {...control} hasSaved={hasSaved} isChanged={isChanged} />
  ),
  picture: (control, { surface }) => <PictureSetting {...control} surface={surface} />,
  ad: (control, { place }) => <AdField {...control} place={place} />,
  'menu-items': (control) => <MenuItemsField {...control} />,
  link: (control) => <LinkField {...control} />,
  'artist-tabs': (control) => <ArtistTabsField {...control} />,
  info: (control) => <InfoField {...control} />,
  json: () => null,
}

type SettingFieldProps = { setting: Setting; changes: SettingChanges }

/** The control of a setting, by the type of its value. */
export function SettingField({ setting, changes }: SettingFieldProps) {
  const translation = useTranslation()
  const { id, label, description, field } = setting
  // The table has the control of each kind, which TypeScript cannot relate to the field.
  const render = controls[field.kind] as (
    ...args: [SettingControlProps, SettingFieldType, Parameters<Controls[Kind]>[2]]
  ) => ReactNode
  return render(
    {
      label: labelOf(translation, label),
      description: description && translation.t(description),
      error: changes.errors[id],
      value: changes.valueOf(id),
      onChange: (value) => changes.change({ [id]: value, ...recordFor(setting, value, changes) }),
    },
    field,
    {
      hasSaved: Boolean(changes.savedOf(id)),
      isChanged: changes.isChanged(id),
      homepageType: textIn(changes.valueOf('client.homepage.type')),
    },
  )
}

/** Returns the record of another type of homepage. */
function recordFor({ id, recordIn }: Setting, type: unknown, { valueOf, savedOf }: SettingChanges): SettingValues {
  if (!recordIn) return {}
  const homepageBy = (read: SettingChanges['valueOf']) => ({
    type: textIn(read(id)),
    value: homepageIn(read(recordIn)),
  })
  return { [recordIn]: recordOfType(textIn(type), homepageBy(valueOf), [homepageBy(savedOf)]) }
}

/** A line of text; addresses get the keyboard of phones that suits them. */
function TextSetting({ value, input, ...field }: SettingControlProps & { input: 'email' | 'url' | undefined }) {
  return (
    <TextField
      {...field}
      value={textIn(value)}
      inputMode={input}
      autoCapitalize={input && 'none'}
      spellCheck={input === undefined}
    />
  )
}
