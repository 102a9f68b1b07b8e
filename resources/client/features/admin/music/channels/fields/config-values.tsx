import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { FormValue } from '@/ui/fields/form-value'

import { choiceLabels } from '../rules/choice-labels'
import { choiceKeys } from '../rules/offered-choices'

/** Fields that the form submits under names of their own, and the visitor's layout, which the server adds. */
const APART = ['seoTitle', 'seoDescription', 'hideTitle', 'lockSlug', 'preventDeletion', 'selectedLayout']

/** Names of the settings in the comparison of two versions. */
const labels: Readonly<Record<string, TranslationKey>> = {
  contentModel: 'Kind of content',
  contentType: 'Which',
  autoUpdateMethod: 'Find',
  autoUpdateProvider: 'Found by',
  restriction: 'Only from',
  contentOrder: 'Order',
  layout: 'Layout',
  nestedLayout: 'Layout inside another channel',
  paginationType: 'Further pages',
}

/** Labels of the values of the settings that are chosen from a list. */
const valueLabels: Readonly<Record<string, Readonly<Record<string, TranslationKey>>>> = choiceLabels

type ConfigValuesProps = { config: ManagedConfig; onChange: (changes: Partial<ManagedConfig>) => void }

/**
 * Submits all settings, those that are not offered too: the server replaces them together, also those that only a later
 * release knows. They are fields of their own, so that a draft is restored whatever it offers.
 */
export function ConfigValues({ config, onChange }: ConfigValuesProps) {
  const { t } = useTranslation()
  const keys = new Set([...choiceKeys, 'restrictionModelId', 'autoUpdateValue', ...Object.keys(config)])
  return [...keys]
    .filter((key) => !APART.includes(key))
    .map((key) => (
      <div key={key} hidden>
        {labels[key] && <label>{t(labels[key])}</label>}
        <FormValue
          name={`config.${key}`}
          value={config[key] ?? null}
          onChange={(value: unknown) => onChange({ [key]: value })}
          labelOf={(value) => {
            const label = valueLabels[key]?.[String(value)]
            return label && t(label)
          }}
        />
      </div>
    ))
}
