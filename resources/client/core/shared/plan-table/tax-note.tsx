import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** Says that prices include VAT, on a site that says so in its settings. */
export function TaxNote() {
  const { t } = useTranslation()
  return useSettings().billing.prices_include_vat ? <p>{t('VAT included')}</p> : null
}
