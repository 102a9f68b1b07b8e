import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Notice } from '@/ui/feedback/notice'

import { isStarted, type Release } from '../release/release'

const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0

/** Says exactly which songs are public and which are not, after something was refused. */
export function PublishedShare({ release }: { release: Release }) {
  const { t } = useTranslation()
  const { kind, album, tracks } = release
  const rest = tracks.filter(({ published }) => !published)
  const hasFailed = rest.some(({ isUncertain, errors }) => isUncertain || hasErrors(errors))
  if (kind === 'album' && album.id === null) {
    if (album.isUncertain)
      return <Notice>{t("We couldn't confirm that the album was created. Publish again: we check first.")}</Notice>
    if (!hasErrors(album.errors)) return null
    return (
      <Notice>
        {t('The album was not created, and no song is public. Nothing that you entered is lost.')}
        {album.errors[''] && <span className="block font-normal">{album.errors['']}</span>}
      </Notice>
    )
  }
  if ((!isStarted(release) && !hasFailed) || rest.length === 0) return null
  return (
    <Notice>
      {t('[one :done of :count song is public|other :done of :count songs are public].', {
        done: tracks.length - rest.length,
        count: tracks.length,
      })}
      <span className="block font-normal">
        {t('Not public: :names', { names: rest.map(({ values, file }) => values.name || file.name).join(', ') })}
      </span>
    </Notice>
  )
}
