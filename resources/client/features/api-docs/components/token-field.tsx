import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PasswordField } from '@/ui/fields/password-field'

/** Props of everything that reads and changes the token. */
export type TokenProps = { token: string; onToken: (token: string) => void }

/** Field for the personal access token. It has no name and no form, so that password managers leave it alone. */
export function TokenField({ token, onToken }: TokenProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={t('Personal access token')}
      description={t('Kept in this tab only, until you reload or leave this page. It is never stored.')}
      revealLabel={t('Show token')}
      value={token}
      onChange={(value) => onToken(value.trim())}
      autoComplete="off"
      translate="no"
      className="font-mono"
    />
  )
}
