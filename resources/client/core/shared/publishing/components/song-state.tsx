import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { formatRelease } from '@/core/shared/music-editing/release-text'
import { progressText } from '@/core/shared/uploads/list/progress-text'
import { isOpen } from '@/core/shared/uploads/upload-state'
import { ProgressBar } from '@/ui/feedback/progress'

import { lacksLyrics } from '../release/release'
import type { SongItem } from './song-item'

type SongStateProps = Pick<SongItem, 'track' | 'kind' | 'credits' | 'genres' | 'upload' | 'isLoading' | 'isSending'> & {
  /** Message for a field of the song; `file` is its upload, '' the whole song. */
  errorOf: (field: string) => string | undefined
}

/** Fields that the row does not show, whose errors it has to. */
const HIDDEN_FIELDS = ['', 'artists', 'genres', 'tags', 'description', 'releaseDate', 'image', 'lyrics']

/** Under a song's name: its upload, whether it is public, what is wrong, or its artists and genres. */
export function SongState({ track, kind, credits, genres, upload, isLoading, isSending, errorOf }: SongStateProps) {
  const { t } = useTranslation()
  const { values, published, isUncertain, isRead } = track
  if (published) return <PublicState {...{ track, isSending }} error={errorOf('')} />
  if (isSending) return <Line>{t('Publishing…')}</Line>
  if (isUncertain)
    return <Problem>{t("We couldn't confirm that it is public. Publish again: we check first.")}</Problem>
  if (!track.upload) return <UploadState {...{ upload, isLoading }} file={track.file.name} error={errorOf('file')} />
  if (!isRead) return <Line>{t('Reading the file…')}</Line>
  const errors = HIDDEN_FIELDS.flatMap((field) => errorOf(field) ?? [])
  const details = [
    credits || t('No artist'),
    genres,
    kind !== 'album' && values.releaseDate !== null && formatRelease(values.releaseDate),
  ].filter(Boolean)
  return (
    <>
      <Line>{details.join(' · ')}</Line>
      {track.lacksTags && <Problem>{t("We couldn't read artist, album and cover from the file.")}</Problem>}
      {errors.map((error) => (
        <Problem key={error}>{error}</Problem>
      ))}
    </>
  )
}

type PublicStateProps = Pick<SongStateProps, 'track' | 'isSending'> & { error: string | undefined }

/** State of a public song, whose synced lyrics may have been refused. */
function PublicState({ track, isSending, error }: PublicStateProps) {
  const { t } = useTranslation()
  return (
    <>
      <Line icon={<CircleCheck className="size-4 text-positive" />}>
        <span className="font-semibold text-positive">{t('Published')}</span>
      </Line>
      {lacksLyrics(track) && !isSending && (
        <Problem>{error ?? t("The timed lyrics aren't saved yet. Publish again to save them.")}</Problem>
      )}
    </>
  )
}

type UploadStateProps = Pick<SongStateProps, 'upload' | 'isLoading'> & { file: string; error: string | undefined }

function UploadState({ upload, isLoading, file, error }: UploadStateProps) {
  const { t } = useTranslation()
  if (!upload && isLoading) return <Line>{t('Waiting')}</Line>
  if (!upload) return <Problem>{t('Not uploaded. Add “:file” again to continue.', { file })}</Problem>
  const text = progressText(upload)
  return (
    <div className="mt-1 grid gap-1">
      {isOpen(upload) && (
        <ProgressBar isLabelHidden label={t('Upload progress for “:name”', { name: file })} value={upload.percentage} />
      )}
      {upload.status === 'failed' ? <Problem>{text}</Problem> : <Line>{text}</Line>}
      {error && isOpen(upload) && <Problem>{error}</Problem>}
    </div>
  )
}

const Line = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <p className="mt-1 flex items-center gap-1.5 text-sm text-muted tabular-nums wrap-anywhere">
    {icon}
    {children}
  </p>
)

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-danger wrap-anywhere">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)
