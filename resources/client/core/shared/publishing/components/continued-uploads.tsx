import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { keptSongs, reopenSongs } from '../flow/kept-songs'
import { isOpenTrack } from '../release/change-release'
import type { Release } from '../release/release'
import type { PublishingActions } from '../use-publishing'

type ContinuedUploadsProps = Pick<PublishingActions, 'queue' | 'isLoading' | 'add'> & {
  release: Release
  disabled: boolean
}

/** Leaves the focus of a button that goes to the first button of its form. */
const moveFocus = (button: HTMLButtonElement) => {
  const { form } = button
  return () => void (button === document.activeElement && form?.querySelector('button')?.focus())
}

/** Offers to continue uploads that a reload or a crash has cut, where the browser can find their files again. */
export function ContinuedUploads({ release, queue, isLoading, add, disabled }: ContinuedUploadsProps) {
  const { t } = useTranslation()
  const { data: sources } = useQuery(keptSongs())
  const [isOpening, setOpening] = useState(false)
  const queued = new Set(queue.map(({ fingerprint }) => fingerprint))
  const cut = release.tracks.filter((track) => isOpenTrack(track) && !track.upload && !queued.has(track.key))
  const found = new Map([...(sources ?? [])].filter(([key]) => cut.some((track) => track.key === key)))
  if (found.size === 0 || isLoading) return null

  async function resume(): Promise<void> {
    setOpening(true)
    try {
      const files = await reopenSongs(found)
      if (files.length < found.size) toast.danger(t("Some files have changed or can't be opened. Add them again."))
      if (files.length > 0) await add(files)
    } finally {
      setOpening(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-selected px-5 py-3">
      <p className="min-w-0 flex-1 basis-60 font-semibold">
        {t("[one :count song isn't uploaded yet.|other :count songs aren't uploaded yet.]", { count: found.size })}
      </p>
      <Button
        ref={moveFocus}
        variant="outline"
        size="sm"
        disabled={disabled}
        pending={isOpening}
        onClick={() => void resume().catch(announceFailure)}
      >
        <RotateCw aria-hidden className="size-4" />
        {t('Continue uploading')}
      </Button>
    </div>
  )
}
