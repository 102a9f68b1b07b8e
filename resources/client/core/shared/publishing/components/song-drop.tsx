import { FolderUp, Plus } from 'lucide-react'
import { useRef } from 'react'

import { listNames } from '@/core/platform/i18n/list-names'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IMAGE_TYPES } from '@/core/shared/images/crop-picture'
import { toast } from '@/core/shared/toasts/toast-store'
import { DropOverlay } from '@/core/shared/uploads/drop-overlay'
import { acceptsFile, isUserFile, RECORDING_EXTENSIONS } from '@/lib/files/chosen-files'
import { Button } from '@/ui/buttons/button'
import { Spinner } from '@/ui/feedback/spinner'
import { FileDrop } from '@/ui/fields/file-drop'
import { FileInput } from '@/ui/fields/file-input'
import { useWindowFileDrop } from '@/ui/fields/use-window-file-drop'

/** Files that can be songs; the site's settings may refuse some. */
const SONGS = `audio/*,video/mp4,${RECORDING_EXTENSIONS}`

type SongDropProps = {
  /** Two buttons instead of the large zone, once there are songs. */
  isCompact: boolean
  /** Files wait for the code of the uploads. */
  isLoading: boolean
  disabled: boolean
  onSongs: (files: File[]) => void
  /** Takes the cover; without it, pictures are refused. */
  onPicture?: (file: File) => void
}

/** Takes songs, folders and a cover: picked, pasted, or dropped anywhere on the page. */
export function SongDrop({ isCompact, isLoading, disabled, onSongs, onPicture }: SongDropProps) {
  const { t } = useTranslation()
  const songInput = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)

  function take(files: File[], missing?: 'folder' | 'unreadable'): void {
    const chosen = files.filter(isUserFile)
    const songs = chosen.filter((file) => acceptsFile(SONGS, file))
    const pictures = onPicture ? chosen.filter((file) => acceptsFile(IMAGE_TYPES, file)) : []
    const refused = chosen.filter((file) => !songs.includes(file) && !pictures.includes(file))
    if (missing === 'unreadable') toast.danger(t("Some files couldn't be read."))
    else if (refused.length > 0)
      toast.danger(t('Not songs: :names', { names: listNames(refused.map(({ name }) => name)) }))
    if (songs.length > 0) onSongs(songs)
    if (pictures[0]) onPicture?.(pictures[0])
  }
  const isOver = useWindowFileDrop({ onFiles: take, folder: true, disabled })
  return (
    <>
      {isCompact ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" disabled={disabled} onClick={() => songInput.current?.click()}>
            <Plus aria-hidden className="size-5" /> {t('Add songs')}
          </Button>
          <Button variant="ghost" disabled={disabled} onClick={() => folderInput.current?.click()}>
            <FolderUp aria-hidden className="size-5" /> {t('Add a folder')}
          </Button>
          <FileInput
            ref={songInput}
            hidden
            multiple
            keepsSources
            aria-label={t('Add songs')}
            accept={onPicture ? `${SONGS},${IMAGE_TYPES}` : SONGS}
            onPick={take}
          />
          <FileInput ref={folderInput} hidden folder onPick={take} />
        </div>
      ) : (
        <FileDrop
          label={t('Drop songs or an album’s folder here')}
          description={
            onPicture
              ? t(
                  'Uploads start at once. Names, artists and albums are read from the files; a picture becomes the cover.',
                )
              : t('Uploads start at once. Names, artists and albums are read from the files.')
          }
          multiple
          folder
          keepsSources
          disabled={disabled}
          onFiles={take}
        />
      )}
      {isLoading && <Spinner label={t('Loading')} className="justify-self-center" />}
      {isOver && <DropOverlay />}
    </>
  )
}
