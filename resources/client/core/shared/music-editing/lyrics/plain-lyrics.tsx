import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { TextArea } from '@/ui/fields/text-area'

import { lyricsOfTrack } from './queries'

type PlainLyricsProps = { trackId: number; name: string; error: string | undefined }

/** Form field for a track's lyrics as plain text, which are saved with the track. */
export function PlainLyrics({ trackId, ...texts }: PlainLyricsProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('Lyrics')}>
      <PanelQuery query={useQuery(lyricsOfTrack(trackId, false))} height="h-60">
        {({ lines, isSynced }) => (
          <TextArea
            {...texts}
            label={t('Text')}
            description={
              isSynced
                ? t('These lines follow the song. If you change the text, their times are lost.')
                : t('One line for each sung line, with a blank line between verses.')
            }
            rows={6}
            dir="auto"
            defaultValue={lines.join('\n')}
          />
        )}
      </PanelQuery>
    </FormSection>
  )
}
