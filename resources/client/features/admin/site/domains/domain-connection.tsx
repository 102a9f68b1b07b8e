import { useMutation } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'

import type { domainFailReasons } from '@/contract/groups/custom-domains'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { Button } from '@/ui/buttons/button'

import { checkConnection } from './queries'

const reasons: Record<(typeof domainFailReasons)[number], TranslationKey> = {
  dnsNotSetup: "The domain doesn't point to this server yet. A new DNS record can take a day to propagate.",
  serverNotConfigured: "The domain points here, but the web server isn't set up for it yet.",
}

type DomainConnectionProps = { host: string; action: 'store' | 'update' }

/** Checks whether a domain points to the server, and shows the DNS record it needs. */
export function DomainConnection({ host, action }: DomainConnectionProps) {
  const { t } = useTranslation()
  const check = useMutation({ mutationFn: () => checkConnection(host, action) })
  const result = check.data?.host === host ? check.data : undefined
  const Icon = result?.failReason ? TriangleAlert : CircleCheck
  return (
    <FormSection title={t('Connection')}>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {result && (
          <>
            <p className="flex items-start gap-2 font-semibold">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
              {result.failReason ? t(reasons[result.failReason]) : t('The domain is connected.')}
            </p>
            {result.failReason === 'dnsNotSetup' && (
              <p>{t('Add an A record for :host with the value :ip.', { host, ip: result.serverIp })}</p>
            )}
          </>
        )}
      </div>
      <Button
        variant="outline"
        className="self-start"
        pending={check.isPending}
        disabled={host === ''}
        onClick={() => check.mutate()}
      >
        {t('Check the connection')}
      </Button>
    </FormSection>
  )
}
