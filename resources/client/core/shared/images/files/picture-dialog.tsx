// Separate chunk: loaded by the button of an image field.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { useDebounced } from '@/lib/react/use-timer'
import { Button } from '@/ui/buttons/button'
import { SEARCH_DEBOUNCE_MS, SearchField } from '@/ui/fields/search-field'

import { pictureFiles } from './picture-files'
import { PictureResults } from './picture-results'

type PictureDialogProps = { isMultiple: boolean } & DialogProps<readonly string[]>

/** The site's public pictures; closes with the URLs of those chosen, as the server stores them. */
export function PictureDialog({ isMultiple, close }: PictureDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [text, setText] = useState('')
  const words = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS)
  const query = useInfiniteQuery({ ...pictureFiles(words), placeholderData: keepPreviousData }, queryClient)
  const isSearching = words !== text.trim() || query.isPlaceholderData
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
        <SearchField
          label={t('Search pictures')}
          value={text}
          onChange={setText}
          pending={isSearching}
          autoFocus
          autoComplete="off"
        />
        <PictureResults
          query={query}
          isSearch={words !== ''}
          {...(isMultiple ? { chosen, onChange: setChosen } : { onChoose: (url: string) => close([url]) })}
        />
      </div>
    </DialogPanel>
  )
}
