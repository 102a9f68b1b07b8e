// Separate chunk: loaded by `openPalette`.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { CommandList } from '@/ui/pickers/command-list'

import { useCommands } from './use-commands'

/** Opens any section, finds any record, and starts a new one, by typing. */
export const CommandPalette = (props: DialogProps) => (
  // Dialogs are outside the admin area's provider.
  <QueryClientProvider client={queryClient}>
    <Palette {...props} />
  </QueryClientProvider>
)

function Palette({ close }: DialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { sections, isSearching, isError } = useCommands(text)
  return (
    <DialogPanel title={t('Search or run a command')} size="lg">
      {/* A fixed height, so that the dialog does not move while records are found. */}
      <div className="h-full md:h-112">
        <CommandList
          label={t('Search or run a command')}
          text={text}
          onType={setText}
          sections={sections}
          isSearching={isSearching}
          onRun={(run) => {
            close()
            run()
          }}
          empty={isError ? t('There was an issue. Please try again.') : t('Nothing found')}
        />
      </div>
    </DialogPanel>
  )
}
