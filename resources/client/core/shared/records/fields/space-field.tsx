import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { WHOLE } from '@/lib/numbers/parse-number'
import { FormValue } from '@/ui/fields/form-value'
import { NumberField } from '@/ui/fields/number-field'

const MEGABYTE = 1024 * 1024

type SpaceFieldProps = { name: string; error: string | undefined; bytes: number | null }

/** Space for uploads in megabytes, submitted in bytes; empty for the site's default. */
export function SpaceField({ name, error, bytes }: SpaceFieldProps) {
  const { t } = useTranslation()
  const [space, setSpace] = useState(bytes)
  return (
    <>
      <NumberField
        label={t('Space for uploads (MB)')}
        description={t("Leave blank for the site's default.")}
        error={error}
        min={0}
        format={WHOLE}
        value={space === null ? null : Math.round(space / MEGABYTE)}
        onChange={(megabytes) => setSpace(megabytes === null ? null : megabytes * MEGABYTE)}
      />
      <FormValue name={name} value={space} onChange={setSpace} />
    </>
  )
}
