import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import type { ChannelFields } from '../channel-fields'
import { offeredChoices } from '../rules/offered-choices'
import { sourcesOf } from '../rules/sources-of'
import { ChoiceField } from './choice-field'
import { LayoutField } from './layout-field'

type LookFieldsProps = Pick<ChannelFields, 'unsaved' | 'onChange'> & { disabled: boolean }

/** Layouts of a channel, each with a drawing, and how its further pages are reached. */
export function LookFields({ unsaved: { config }, onChange, disabled }: LookFieldsProps) {
  const { t } = useTranslation()
  const offered = offeredChoices(config, sourcesOf(useSettings()))
  return (
    <>
      {offered.layout.length === 0 ? (
        <p className="text-muted">{t('Each channel inside this one is a row with its own layout.')}</p>
      ) : (
        <>
          <LayoutField
            label={t('Layout')}
            options={offered.layout}
            value={config.layout ?? ''}
            onChange={(layout) => onChange({ config: { layout } })}
          />
          <LayoutField
            label={t('Layout inside another channel')}
            description={t('As a row of the home page, for example.')}
            options={offered.nestedLayout}
            value={config.nestedLayout ?? ''}
            onChange={(nestedLayout) => onChange({ config: { nestedLayout } })}
          />
        </>
      )}
      <ChoiceField
        choice="paginationType"
        label={t('Further pages')}
        options={offered.paginationType}
        value={config.paginationType ?? ''}
        disabled={disabled}
        onChange={(paginationType) => onChange({ config: { paginationType } })}
      />
    </>
  )
}
