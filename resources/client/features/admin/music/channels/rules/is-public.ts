import type { ManagedChannel } from '@/contract/groups/managed-channels'

/** Whether visitors can open a channel: unless the server says otherwise, as a boolean or a number. */
export const isPublic = (channel: Pick<ManagedChannel, 'public'> | undefined): boolean =>
  channel?.public !== false && channel?.public !== 0
