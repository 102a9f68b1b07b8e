import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { findModels } from '@/core/shared/records/queries'
import { LinkButton } from '@/ui/buttons/link-button'
import { FormValue } from '@/ui/fields/form-value'
import { Link } from '@/ui/links/link'
import { ComboBox } from '@/ui/pickers/combo-box'

type TrackFieldProps = {
  name: string
  error: string | undefined
  /** The song, where it cannot be chosen. */
  fixedId: number | null
  /** The chosen or fixed song, as soon as it is loaded. */
  track: Track | null | undefined
  /** Lyrics that the song has already. */
  existing: { id: number | undefined } | undefined
  onChoose: (trackId: number | null) => void
}

/** The song of the lyrics: found by name for new ones, unless a link names it, and fixed afterwards. */
export function TrackField({ existing, ...props }: TrackFieldProps) {
  const { t } = useTranslation()
  const error = existing ? t('This song already has lyrics.') : props.error
  return (
    <>
      <TrackChoice {...props} error={error} />
      {existing?.id !== undefined && (
        <LinkButton to={paths.admin.link(`lyrics/${existing.id}`)} variant="outline" className="self-start">
          {t('Open the lyrics')}
        </LinkButton>
      )}
    </>
  )
}

function TrackChoice({ name, error, fixedId, track, onChoose }: Omit<TrackFieldProps, 'existing'>) {
  const { t } = useTranslation()
  if (fixedId !== null) {
    return (
      <>
        <FormValue name={name} value={fixedId} />
        <Link to={paths.admin.link(`tracks/${fixedId}`)} className="self-start font-bold underline underline-offset-4">
          {track?.name ?? `#${fixedId}`}
        </Link>
        {error && <p className="font-semibold text-danger">{error}</p>}
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
