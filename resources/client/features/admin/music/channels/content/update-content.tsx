import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { ManagedConfig, managedChannels } from '@/contract/groups/managed-channels'
import type { Output } from '@/contract/machinery/endpoint'
import { formatDate } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'

import { channelMutations } from '../queries'

type UpdateContentProps = { channelId: number; config: ManagedConfig; onUpdated: () => Promise<unknown> }

/** Makes a channel that updates itself find its content now, by the settings in the form. */
export function UpdateContent({ channelId, config, onUpdated }: UpdateContentProps) {
  const { t } = useTranslation()
  const [result, setResult] = useState<{ date: string; count: number | undefined }>()
  const update = useMutation(channelMutations.updateContent)
  function start(): void {
    const showResult = (response: Output<typeof managedChannels.updateContent>) => {
      setResult({ date: new Date().toISOString(), count: countOf(response) })
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
        {!update.isPending && result && resultText(t, result)}
      </p>
    </div>
  )
}

/** Number of items that were found; undefined if the response does not tell. */
function countOf(response: Output<typeof managedChannels.updateContent>): number | undefined {
  const content = response?.channel?.content
  return content?.total ?? (content?.next === null ? content.items.length : undefined)
}

const resultText = (t: Translation['t'], { date, count }: { date: string; count: number | undefined }): string =>
  count === undefined
    ? t('Updated: :date. The list shows what was found.', { date: formatDate(date) })
    : t('Updated: :date. [one :count item|other :count items] found.', { date: formatDate(date), count })
