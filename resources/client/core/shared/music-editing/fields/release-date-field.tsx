import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { ReleaseTimeField } from './release-time-field'

type ReleaseDateFieldProps = FieldTexts & { name: string; defaultValue: string | null | undefined }

/** Day of a release, and optionally its time, submitted as an ISO date and time; as the server sent it until it changes. */
export function ReleaseDateField({ name, defaultValue, ...texts }: ReleaseDateFieldProps) {
  const { t } = useTranslation()
  const [timestamp, setTimestamp] = useState(defaultValue || null)
  return (
    <>
      <ReleaseTimeField description={t('In your time zone.')} {...texts} value={timestamp} onChange={setTimestamp} />
      <FormValue name={name} value={timestamp} onChange={setTimestamp} />
    </>
  )
}
