import { useTranslation } from '@/core/platform/i18n/use-translation'

import { textIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

/** A value that only the server's installation decides. */
export function InfoField({ label, description, value }: SettingControlProps) {
  const { t } = useTranslation()
  return (
    <dl className="flex flex-col gap-1">
      <dt className="font-bold">{label}</dt>
      <dd className="wrap-anywhere text-muted">
        {typeof value === 'boolean' ? t(value ? 'Yes' : 'No') : textIn(value) || '–'}
        {description && <span className="block text-sm">{description}</span>}
      </dd>
    </dl>
  )
}
