// Separate chunk: loaded by the button of an image field.
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { useFileSearch } from '@/core/shared/file-picker/use-file-search'
import { Button } from '@/ui/buttons/button'
import { SearchField } from '@/ui/fields/search-field'

import { PictureResults } from './picture-results'

type PictureDialogProps = { isMultiple: boolean } & DialogProps<readonly string[]>

/** The site's public pictures; closes with the URLs of those chosen, as the server stores them. */
export function PictureDialog({ isMultiple, close }: PictureDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const { field, ...search } = useFileSearch('image')
  return (
    <DialogPanel
      title={t('Choose from files')}
      size="xl"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          {isMultiple && (
            <Button disabled={chosen.size === 0} onClick={() => close([...chosen.values()])}>
              {t('[one Add :count picture|other Add :count pictures]', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex min-h-96 flex-col gap-5">
        <SearchField {...field} label={t('Search pictures')} />
        <PictureResults
          {...search}
          {...(isMultiple ? { chosen, onChange: setChosen } : { onChoose: (url: string) => close([url]) })}
        />
      </div>
    </DialogPanel>
  )
}
