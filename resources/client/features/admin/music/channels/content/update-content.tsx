import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { ManagedConfig } from '@/contract/groups/managed-channels'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

import { channelMutations } from '../queries'

type UpdateContentProps = { channelId: number; config: ManagedConfig; onUpdated: () => Promise<unknown> }

/** Makes a channel that updates itself find its content now, by the settings in the form. */
export function UpdateContent({ channelId, config, onUpdated }: UpdateContentProps) {
  const { t } = useTranslation()
  const [updatedAt, setUpdatedAt] = useState<string>()
  const update = useMutation(channelMutations.updateContent)
  function start(): void {
    const showResult = () => {
      setUpdatedAt(new Date().toISOString())
      void onUpdated().catch(announceFailure)
    }
    update.mutate({ params: { id: channelId }, body: { channelConfig: config } }, { onSuccess: showResult })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" pending={update.isPending} onClick={start}>
        {t('Update the content now')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {update.isPending && t('This can take a few minutes.')}
        {!update.isPending &&
          updatedAt &&
          t('Updated: :date. The list shows what was found.', { date: formatDate(updatedAt) })}
      </p>
    </div>
  )
}
