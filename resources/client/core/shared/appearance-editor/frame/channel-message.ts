import { channelSchema } from '@/contract/groups/channels'

import type { ToPreview } from './preview-channel'

/** Returns the message that shows a channel's unsaved values; a new `revision` makes the page fetch its content again. */
export const channelMessage = (channel: { id: number }, revision: number): ToPreview => ({
  type: 'setChannel',
  channel: channelSchema.parse(channel),
  revision,
})
