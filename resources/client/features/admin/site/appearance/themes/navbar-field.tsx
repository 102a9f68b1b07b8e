import { useTranslation } from '@/core/platform/i18n/use-translation'
import { BAR_ROLE } from '@/core/platform/theme/apply-theme'
import { SelectField } from '@/ui/pickers/select-field'

import { ResetValue } from '../reset-value'
import type { EditedTheme } from './edited-themes'
import { useVariable } from './use-variable'
import { navbarRoles } from './variables'

/** Colour role of the navigation bar; a role of another release stays as it is. */
export function NavbarField({ theme }: { theme: EditedTheme }) {
  const { t } = useTranslation()
  const label = t('Navigation bar')
  const { write, reset, error } = useVariable(theme, BAR_ROLE, label)
  const value = String(theme.values[BAR_ROLE] ?? '')
  const options = Object.entries(navbarRoles).map(([role, title]) => ({ value: role, label: t(title) }))
  const isKnown = value === '' || Object.hasOwn(navbarRoles, value)
  return (
    <div className="flex flex-col gap-1.5">
      <SelectField
        label={label}
        error={error}
        options={[{ value: '', label: t('Automatic') }, ...options, ...(isKnown ? [] : [{ value, label: value }])]}
        value={value}
        onChange={(role) => write(role === '' ? undefined : role)}
      />
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}
