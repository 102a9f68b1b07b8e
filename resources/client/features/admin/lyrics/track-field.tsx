import type { LyricRow } from '@/contract/managed-lyrics'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { FormValue } from '@/ui/fields/form-value'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

import { findModels } from '../records/queries'

type TrackFieldProps = {
  name: string
  error: string | undefined
  record: LyricRow | undefined
  onChoose: (trackId: number | null) => void
}

/** The song of the lyrics: found by name for new ones, and fixed afterwards. */
export function TrackField({ name, error, record, onChoose }: TrackFieldProps) {
  const { t } = useTranslation()
  if (record) {
    return (
      <>
        <FormValue name={name} value={record.track_id} />
        <Link
          to={paths.admin.link(`tracks/${record.track_id}`)}
          className="self-start font-bold underline underline-offset-4"
        >
          {record.track?.name ?? `#${record.track_id}`}
        </Link>
      </>
    )
  }
  return (
    <ComboBox<number>
      name={name}
      error={error}
      label={t('Song')}
      description={t("It can't be changed later.")}
      required
      onChange={(option) => onChoose(option?.value ?? null)}
      loadOptions={async (text, signal) =>
        (await findModels('track', text, signal)).map(({ id, name: label }) => ({ value: Number(id), label }))
      }
    />
  )
}
