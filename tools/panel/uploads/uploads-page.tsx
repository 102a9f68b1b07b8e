import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { BrowserRouter, useSearchParams } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { signOut } from '@/core/shared/account/sign-out'
import { DialogHost } from '@/core/shared/dialogs/dialog-host'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { ToastRegion } from '@/core/shared/toasts/toast-region'
import { UploadArea } from '@/core/shared/uploads/upload-area'
import { siteRoot } from '@/lib/browser/url'
import { Button } from '@/ui/buttons/button'
import { SwitchField } from '@/ui/fields/switch-field'
import { UiTranslationContext } from '@/ui/ui-translation'

import { type Choice, choiceOf, optionsOf, withChoice } from './choice'
import { Choices } from './choices'
import { loadUploader } from './load-uploader'
import { ServerFiles } from './server-files'

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

/** Upload options, upload queue, and the resulting files on the server. */
function Uploads() {
  const user = useUser()
  const [query, setQuery] = useSearchParams()
  const choice = useMemo(() => choiceOf(query), [query])
  const [showsFiles, setShowsFiles] = useState(false)
  const [version, setVersion] = useState(0)
  const choose = (change: Partial<Choice>) => setQuery(withChoice(query, change), { replace: true })
  return (
    <main className="mx-auto grid max-w-page gap-8 p-4 md:p-8">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-2xl">Uploads by every transport</h1>
        {user && (
          <Button variant="outline" onClick={() => void signOut().catch(announceFailure)}>
            Log out
          </Button>
        )}
      </header>
      <Choices choice={choice} onChange={choose} />
      <Area key={query.toString()} choice={choice} onChange={() => setVersion((last) => last + 1)} />
      <SwitchField label="Compare with the files on the server" checked={showsFiles} onChange={setShowsFiles} />
      {showsFiles && <ServerFiles version={version} />}
    </main>
  )
}

/** Upload area for one choice; the key remounts it with a new queue for another. */
function Area({ choice, onChange }: { choice: Choice; onChange: () => void }) {
  const options = useMemo(() => optionsOf(choice), [choice])
  return (
    <UploadArea
      folder
      label="Files to upload"
      loadUploader={() => Promise.resolve(loadUploader(choice))}
      {...options}
      onSuccess={onChange}
      onFailure={onChange}
    />
  )
}
