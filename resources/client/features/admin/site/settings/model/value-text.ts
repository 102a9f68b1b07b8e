import { formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'

import { MEGABYTE } from '../../tools/file-size'
import type { Setting, SettingField } from '../groups/setting'
import { labelOf } from './label-of'
import { linkIn, listIn, menuItemsIn, numberIn, tabsIn, textIn } from './setting-values'

type Kind = SettingField['kind']

/** Readable texts by kind of field. */
const texts: {
  [K in Kind]: (value: unknown, translation: Translation, field: Extract<SettingField, { kind: K }>) => string
} = {
  text: textIn,
  paragraph: textIn,
  choice: textIn,
  homepage: textIn,
  'comma-list': textIn,
  picture: textIn,
  ad: textIn,
  number: (value) => numberText(numberIn(value)),
  bytes: (value) => numberText(numberIn(value), MEGABYTE),
  flag: (value, translation) => flagText(translation, value),
  info: (value, translation, { isFlag }) => (isFlag ? flagText(translation, value) : textIn(value)),
  select(value, translation, { choices }) {
    const label = choices[textIn(value)]
    return label ? labelOf(translation, label) : textIn(value)
  },
  list: (value) => listIn(value).join(', '),
  secret: (value) => (value ? '••••••••' : ''),
  'menu-items': (value) =>
    menuItemsIn(value)
      .map(({ label }) => label)
      .join(', '),
  link: (value) => [linkIn(value).label, linkIn(value).action].filter(Boolean).join(' · '),
  'artist-tabs': (value) =>
    tabsIn(value)
      .flatMap(({ id, active }) => (active ? [id] : []))
      .join(', '),
  json: (value) => JSON.stringify(value),
}

/** A value as people read it in a summary of changes; a secret only says whether there is one. */
export function valueText(translation: Translation, { field }: Setting, value: unknown): string {
  // The table has the text of each kind, which TypeScript cannot relate to the field.
  const text = texts[field.kind] as (...args: [unknown, Translation, SettingField]) => string
  return text(value, translation, field)
}

const flagText = ({ t }: Translation, value: unknown): string => (value === true ? t('On') : t('Off'))

const numberText = (value: number | null, unit = 1): string => (value === null ? '' : formatNumber(value / unit))
