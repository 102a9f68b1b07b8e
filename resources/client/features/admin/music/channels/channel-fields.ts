import type { managedChannels, ManagedConfig } from '@/contract/groups/managed-channels'
import type { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'

import type { UnsavedChannel } from './rules/unsaved-channel'

/** Changes of an unsaved channel; its settings one by one. */
export type ChannelChanges = Partial<Omit<UnsavedChannel, 'config'>> & { config?: Partial<ManagedConfig> }

/** Props of the parts of a channel's form. */
export type ChannelFields = {
  /** Returns the props of a field of the form. */
  field: ReturnType<typeof useEndpointForm<typeof managedChannels.update>>['field']
  unsaved: UnsavedChannel
  onChange: (changes: ChannelChanges) => void
}
