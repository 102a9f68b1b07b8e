import { useMutation } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { settingsTools } from '../queries'

/** Empties the server's cache, without which changed values of its environment may not take effect. */
export function CachePanel() {
  const { t } = useTranslation()
  const flush = useMutation(settingsTools.flushCache)
  return (
    <FormSection
      title={t('Nothing changed after saving?')}
      description={t('The server caches some of these values. Empty its cache to apply them.')}
    >
      <Button
        variant="outline"
        className="self-start"
        pending={flush.isPending}
        onClick={() => flush.mutate(undefined, { onSuccess: () => toast.positive(t('Cache emptied')) })}
      >
        {t('Empty the cache')}
      </Button>
    </FormSection>
  )
}
