import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextField } from '@/ui/fields/text-field'

/** Field of the request that holds the certificate. */
export const CERTIFICATE = 'certificate'
/** Group of settings in which it is shown. */
export const GROUP_OF_CERTIFICATE = 'analytics'

type CertificateFieldProps = { name: string; error: string | undefined; isHidden: boolean }

/** The certificate of a service account; it stays in the form while another group is open. */
export function CertificateField({ isHidden, ...field }: CertificateFieldProps) {
  const { t } = useTranslation()
  return (
    <div hidden={isHidden} className="mt-6 rounded-panel border border-divider bg-paper p-5 md:p-7">
      <TextField
        {...field}
        type="file"
        label={t('Certificate of the service account')}
        description={t('The server keeps it; it can only be replaced.')}
        className="py-2 read-only:bg-paper file:me-3 file:rounded-button file:bg-chip file:px-4 file:py-1 file:font-semibold"
      />
    </div>
  )
}
