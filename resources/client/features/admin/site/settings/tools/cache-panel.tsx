import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'

import { tools } from '../../tools/queries'
import { RunButton } from '../../tools/run-button'

/** Empties the server's cache, without which changed values of its environment may not take effect. */
export function CachePanel() {
  const { t } = useTranslation()
  return (
    <FormSection
      title={t('Nothing changed after saving?')}
      description={t('The server caches some of these values. Empty its cache to apply them.')}
    >
      <RunButton tool={tools.flushCache} input={undefined} label={t('Empty the cache')} />
    </FormSection>
  )
}
