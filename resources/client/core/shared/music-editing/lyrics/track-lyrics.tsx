import { useQuery } from '@tanstack/react-query'
import { Captions } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useRights } from '@/core/shared/records/use-rights'
import { ScreenPanel, PanelQuery } from '@/core/shared/screen/screen-panel'
import { LinkButton } from '@/ui/buttons/link-button'

import { lyricsOfTrack } from './queries'

type TrackLyricsProps = {
  trackId: number
  /** URL of the editor of lyrics by their id. */
  editorLink: (id: number) => string
  /** URL of the editor for new ones. */
  newLink: string
}

/** First lines of a track's lyrics, with a link to their editor, or to the editor for new ones. */
export function TrackLyrics({ trackId, editorLink, newLink }: TrackLyricsProps) {
  const { t } = useTranslation()
  const rights = useRights('lyrics')
  const isShown = rights.view || rights.create
  const query = useQuery({ ...lyricsOfTrack(trackId, rights.view), enabled: isShown })
  if (!isShown) return null
  return (
    <ScreenPanel id="lyrics" title="Lyrics" icon={Captions}>
      <PanelQuery query={query} height="h-24">
        {({ lines, id }) => (
          <div className="flex flex-col items-start gap-4">
            {lines.length > 0 ? (
              <p dir="auto" className="line-clamp-4 whitespace-pre-line">
                {lines.join('\n')}
              </p>
            ) : (
              <p className="text-muted">{t('This song has no lyrics yet.')}</p>
            )}
            {id !== undefined && (
              <LinkButton to={editorLink(id)} variant="outline">
                {t('Open the lyrics')}
              </LinkButton>
            )}
            {lines.length === 0 && rights.create && (
              <LinkButton to={newLink} variant="outline">
                {t('Write lyrics')}
              </LinkButton>
            )}
          </div>
        )}
      </PanelQuery>
    </ScreenPanel>
  )
}
