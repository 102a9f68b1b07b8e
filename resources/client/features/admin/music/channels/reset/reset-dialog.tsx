// Separate chunk: loaded by the button.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ChannelPreset } from '@/contract/groups/managed-channels'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { RadioGroup } from '@/ui/fields/radio-group'

import { channelMutations, channelQueries } from '../queries'

/** Says what is lost, lets choose a preset where the release has them, and replaces all channels. */
export function ResetDialog({ close }: DialogProps) {
  const { t, tServer } = useTranslation()
  // Dialogs are outside of the layout that provides the client.
  const presets = useQuery(channelQueries.presets, queryClient)
  const [chosen, setChosen] = useState<string>()
  const apply = useMutation(channelMutations.applyPreset, queryClient)
  const reset = useMutation(channelMutations.reset, queryClient)
  const preset = chosen ?? presets.data?.[0]?.preset
  const done = {
    onSuccess: () => {
      toast.positive(t('The channels were replaced.'))
      close()
    },
  }
  const start = () => (preset === undefined ? reset.mutate(undefined, done) : apply.mutate({ body: { preset } }, done))
  const optionOf = ({ preset: value, name, description }: ChannelPreset) => ({
    value,
    label: tServer(name || value),
    ...(description && { description: tServer(description) }),
  })
  return (
    <DialogPanel
      title={t('Replace all channels?')}
      footer={
        <>
          <Button variant="outline" autoFocus onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={presets.data === undefined || presets.data?.length === 0}
            pending={apply.isPending || reset.isPending}
            onClick={start}
          >
            {t('Replace all channels')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          {t(
            'All channels are lost with their settings, content and order, including those you made yourself. The music stays. This can’t be undone.',
          )}
        </p>
        <PanelQuery query={presets} height="h-24">
          {(offered) =>
            offered &&
            (offered.length === 0 ? (
              <p>{t('The server has no channels to replace these with.')}</p>
            ) : (
              <RadioGroup
                label={t('Replace them by')}
                value={preset ?? ''}
                onChange={setChosen}
                options={offered.map(optionOf)}
              />
            ))
          }
        </PanelQuery>
        <p className="text-muted">{t('Check the home page and the menus afterwards: they lead to channels.')}</p>
      </div>
    </DialogPanel>
  )
}
