import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { FieldNotes } from '@/ui/fields/field-layout'

import { type ArtistTab, tabsIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

/** Tabs by id (backend contract, section 1.5). */
const names: Readonly<Record<string, TranslationKey>> = {
  1: 'Discography',
  2: 'Similar artists',
  3: 'About',
  4: 'Songs',
  5: 'Albums',
  6: 'Followers',
}

const keyOf = ({ id }: ArtistTab): string => String(id)

/** Tabs of an artist's page in their order; those without a mark are not shown. */
export function ArtistTabsField({ label, error, value, onChange }: SettingControlProps) {
  const { t } = useTranslation()
  const saved = tabsIn(value)
  const missing = Object.keys(names).filter((id) => !saved.some((tab) => keyOf(tab) === id))
  const tabs = [...saved, ...missing.map((id) => ({ id: Number(id), active: false }))]
  const nameOf = ({ id }: ArtistTab): string => {
    const name = names[String(id)]
    return name ? t(name) : String(id)
  }
  return (
    <div>
      <ReorderableList<ArtistTab>
        label={label}
        items={tabs}
        itemKey={keyOf}
        itemName={nameOf}
        renderItem={(tab) => (
          <CheckboxField
            label={nameOf(tab)}
            checked={tab.active}
            onChange={(active) => onChange(tabs.map((each) => (each.id === tab.id ? { ...each, active } : each)))}
          />
        )}
        onReorder={(keys) =>
          onChange(tabs.toSorted((one, other) => keys.indexOf(keyOf(one)) - keys.indexOf(keyOf(other))))
        }
      />
      <FieldNotes id="artist-tabs" error={error} />
    </div>
  )
}
