import { useMutation } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { siteName } from '@/core/platform/settings/site-name'
import { usePasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { CopyButton } from '@/core/shared/copy/copy-button'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { printLines } from '@/lib/browser/print-lines'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'

import { accountMutations } from '../queries'

type TwoFactorOnProps = { codes: string | readonly string[] | null | undefined }

/** State 2: shows recovery codes and disables two-factor authentication. */
export function TwoFactorOn({ codes }: TwoFactorOnProps) {
  const { t } = useTranslation()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const disable = useMutation(accountMutations.disableTwoFactor)
  const renew = useMutation(accountMutations.renewRecoveryCodes)
  const turnOff = () => toastWhenDone(disable.mutateAsync(undefined), t('Two factor authentication has been disabled.'))
  const list = Array.isArray(codes) ? codes : []
  return (
    <div className="flex flex-col gap-5">
      <h3 tabIndex={-1} className="font-bold outline-none">
        {t('Two-factor authentication is on')}
      </h3>
      <p className="text-muted">
        {t(
          'Keep these recovery codes somewhere safe, such as a password manager. If you lose your phone, you can use each code once to sign in.',
        )}
      </p>
      {list.length > 0 && <RecoveryCodes codes={list} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          className="max-w-full"
          pending={isAsking || renew.isPending}
          onClick={() => confirmed(() => renew.mutate(undefined))}
        >
          {t('Generate new recovery codes')}
        </Button>
        <Button variant="danger" pending={isAsking || disable.isPending} onClick={() => confirmed(turnOff)}>
          {t('Disable')}
        </Button>
      </div>
    </div>
  )
}

const FILE_NAME = 'recovery-codes.txt'

/** The recovery codes, to copy, download or print. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t, language } = useTranslation()
  const site = siteName(useSettings())
  const title = t('Recovery codes for :site', { site })
  const text = codes.join('\n')
  const save = () => downloadFile(FILE_NAME, new Blob([`${title}\n\n${text}\n`], { type: 'text/plain;charset=utf-8' }))
  return (
    <div className="flex flex-col gap-3">
      <ul
        aria-label={t('Recovery codes')}
        translate="no"
        className="grid gap-x-6 gap-y-1 rounded-input bg-chip px-5 py-4 font-mono text-sm md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <Button variant="outline" size="sm" onClick={save}>
          <Download aria-hidden className="size-4" />
          {t('Download')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => printLines({ title, lines: codes, language })}>
          <Printer aria-hidden className="size-4" />
          {t('Print')}
        </Button>
      </div>
    </div>
  )
}
