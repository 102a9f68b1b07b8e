import { Plus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useNewPlaylist } from './use-new-playlist'

/** Makes a playlist and goes to its page; not there for those who may not make any. */
export function NewPlaylistButton() {
  const { t } = useTranslation()
  const make = useNewPlaylist()
  return (
    make && (
      <Button variant="outline" size="sm" onClick={make}>
        <Plus aria-hidden />
        {t('New playlist')}
      </Button>
    )
  )
}
