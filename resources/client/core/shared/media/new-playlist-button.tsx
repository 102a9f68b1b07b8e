import { Plus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'

import { useNewPlaylist } from './playlist-actions'

/** Creates a playlist and opens its page; hidden without the permission. */
export function NewPlaylistButton() {
  const { t } = useTranslation()
  const create = useNewPlaylist()
  return (
    create && (
      <Button variant="outline" size="sm" onClick={create}>
        <Plus aria-hidden />
        {t('New playlist')}
      </Button>
    )
  )
}
