import { startTransition, useState } from 'react'

import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'

import type { ChannelChanges } from './channel-fields'
import { newConfig } from './rules/new-config'
import { decidingKeys, fittingChoices } from './rules/offered-choices'
import { sourcesOf } from './rules/sources-of'
import type { UnsavedChannel } from './rules/unsaved-channel'

/** Returns the channel as the form has it, and a function that changes it; its settings follow those that decide. */
export function useUnsavedChannel(record: ManagedChannel | undefined) {
  const sources = sourcesOf(useSettings())
  const [unsaved, setUnsaved] = useState<UnsavedChannel>({
    name: record?.name ?? '',
    description: record?.description ?? '',
    config: record?.config ?? newConfig,
  })
  /** Takes values as they are, as from a restored draft. */
  const write = ({ config, ...changes }: ChannelChanges) => {
    const update = () => setUnsaved((before) => ({ ...before, ...changes, config: { ...before.config, ...config } }))
    // The fields of texts keep their own values: what else shows them must not hold up the next letter.
    if (config) update()
    else startTransition(update)
  }
  /** Takes a choice of the user, and replaces what does not fit it. */
  const change = (changes: ChannelChanges) => {
    write(changes)
    const decides = decidingKeys.some((key) => Object.hasOwn(changes.config ?? {}, key))
    const isRestricted = Object.hasOwn(changes.config ?? {}, 'restriction')
    if (decides || isRestricted) setUnsaved((before) => ({ ...before, config: fittingChoices(before.config, sources) }))
  }
  return { unsaved, write, change }
}
