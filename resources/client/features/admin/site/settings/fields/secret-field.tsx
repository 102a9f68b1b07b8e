import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { PasswordField } from '@/ui/fields/password-field'

import { textIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

type SecretFieldProps = SettingControlProps & {
  /** Whether the server has one, which is never shown. */
  hasSaved: boolean
  isChanged: boolean
}

/** A secret: only whether there is one is shown; typing replaces it. */
export function SecretField({ label, description, error, value, onChange, hasSaved, isChanged }: SecretFieldProps) {
  const { t } = useTranslation()
  const typed = isChanged ? textIn(value) : ''
  const isRemoved = isChanged && typed === ''
  const state = isRemoved ? t('Removed when you save.') : hasSaved && t('Saved, and never shown. Type to replace it.')
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <PasswordField
          label={label}
          description={[description, state].filter(Boolean).join(' ')}
          error={error}
          value={typed}
          placeholder={hasSaved && !isRemoved ? '••••••••' : undefined}
          autoComplete="new-password"
          revealLabel={t('Show :name', { name: label })}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      </div>
      {hasSaved && !isChanged && (
        <Button variant="ghost" size="sm" aria-label={t('Remove :name', { name: label })} onClick={() => onChange('')}>
          {t('Remove')}
        </Button>
      )}
      {isRemoved && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('Keep :name', { name: label })}
          onClick={() => onChange(undefined)}
        >
          {t('Keep')}
        </Button>
      )}
    </div>
  )
}
