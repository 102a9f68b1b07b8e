import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextField } from '@/ui/fields/text-field'

import type { ChannelFields } from '../channel-fields'
import { type ChoiceKey, needsValue, offeredChoices } from '../rules/offered-choices'
import { sourcesOf } from '../rules/sources-of'
import { ChoiceField } from './choice-field'
import { RestrictionField } from './restriction-field'

/** Choices of a channel's content and its order: only what makes sense together is offered. */
export function ContentFields({
  field,
  unsaved: { config },
  onChange,
  disabled,
}: ChannelFields & { disabled: boolean }) {
  const { t } = useTranslation()
  const offered = offeredChoices(config, sourcesOf(useSettings()))
  const choice = (key: ChoiceKey) => ({
    choice: key,
    options: offered[key],
    value: config[key] ?? '',
    error: field(`config.${key}`).error,
    disabled,
    onChange: (value: string) => onChange({ config: { [key]: value || null } }),
  })
  return (
    <>
      <ChoiceField {...choice('contentModel')} label={t('Kind of content')} />
      <ChoiceField {...choice('contentType')} label={t('Which')} />
      <ChoiceField {...choice('autoUpdateMethod')} label={t('Find')} />
      <ChoiceField {...choice('autoUpdateProvider')} label={t('Found by')} />
      {needsValue(config) && (
        <TextField
          label={t('Playlist ID')}
          error={field('config.autoUpdateValue').error}
          value={String(config.autoUpdateValue ?? '')}
          disabled={disabled}
          onChange={(autoUpdateValue) => onChange({ config: { autoUpdateValue } })}
        />
      )}
      <ChoiceField {...choice('restriction')} label={t('Only from')} />
      {config.restriction === 'genre' && offered.restriction.length > 0 && (
        <RestrictionField config={config} disabled={disabled} onChange={(changes) => onChange({ config: changes })} />
      )}
      <ChoiceField {...choice('contentOrder')} label={t('Order')} />
    </>
  )
}
