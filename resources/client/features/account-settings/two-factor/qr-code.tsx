import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { svgDataUrl } from '@/core/shared/images/svg-picture'

import { CopyButton } from '../components/copy-button'
import { PanelQuery } from '../components/panel-query'
import { accountQueries } from '../queries'

/** The authenticator's secret as a QR code and as text. */
export function QrCode() {
  const { t } = useTranslation()
  return (
    <PanelQuery query={useQuery(accountQueries.qrCode)} height="h-52">
      {({ svg, secret }) => (
        <div className="flex flex-wrap items-center gap-5">
          {/* Scanners need dark on light in every theme. */}
          <img
            src={svgDataUrl(svg)}
            alt={t('QR code for your authenticator app')}
            className="size-52 rounded-input bg-[white] p-3"
          />
          <div className="flex min-w-0 flex-col items-start gap-2">
            <span className="font-bold">{t('Setup key')}</span>
            <code translate="no" className="font-mono break-all">
              {secret}
            </code>
            <CopyButton text={secret} />
          </div>
        </div>
      )}
    </PanelQuery>
  )
}
