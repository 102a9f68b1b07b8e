import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { BrowserRouter, useSearchParams } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { siteRoot } from '@/lib/browser/url'
import { UiTranslationContext } from '@/ui/ui-translation'

import { type Choice, choiceOf, optionsOf, searchOf } from './choice'
import { Choices } from './choices'
import { Leftovers } from './leftovers'
import { loadUploader } from './load-uploader'
import { Session } from './session'
import { StoredFiles } from './stored-files'
import { useServer } from './use-server'
import { useWords } from './words'

/** The page with its providers, toasts and dialogs. */
export function UploadsPage() {
  return (
    <UiTranslationContext value={useTranslation()}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={siteRoot().pathname}>
          <Uploads />
          <ToastRegion />
          <DialogHost />
        </BrowserRouter>
      </QueryClientProvider>
    </UiTranslationContext>
  )
}

/** User, upload options, upload queue, and the resulting files on the server. */
function Uploads() {
  const words = useWords()
  const [query, setQuery] = useSearchParams()
  const search = query.toString()
  const choice = useMemo(() => choiceOf(search), [search])
  const server = useServer()
  useEffect(() => {
    document.title = words.title
  }, [words])
  const choose = (change: Partial<Choice>) => setQuery(searchOf({ ...choice, ...change }), { replace: true })
  return (
    <main className="mx-auto grid max-w-page gap-8 p-4 md:p-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-muted">{words.intro}</p>
      </header>
      <Session />
      <Choices choice={choice} onChange={choose} />
      <Area key={search} choice={choice} onChange={server.refresh} />
      <StoredFiles files={server.files} onDelete={server.deleteAll} />
      <Leftovers leftovers={server.leftovers} isBroken={server.isBroken} onRefresh={server.refresh} />
    </main>
  )
}

/** Upload area for one choice; the key remounts it with a new queue for another. */
function Area({ choice, onChange }: { choice: Choice; onChange: () => void }) {
  const words = useWords()
  const options = useMemo(() => optionsOf(choice), [choice])
  return (
    <UploadArea
      folder
      label={words.files}
      loadUploader={() => Promise.resolve(loadUploader(choice))}
      {...options}
      onSuccess={onChange}
      onFailure={onChange}
    />
  )
}
