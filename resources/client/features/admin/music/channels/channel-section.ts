import { LayoutDashboard } from 'lucide-react'

import { defineResource } from '@/features/admin/area'

/** Channels: the home page and every list of music that an editor puts together. */
export const channelSection = defineResource(
  {
    id: 'channels',
    permissionPrefix: 'channels',
    icon: LayoutDashboard,
    texts: { many: 'Channels', one: 'Channel', add: 'New channel' },
    model: 'channel',
  },
  () => import('./channel-resource').then(({ channelResource }) => channelResource),
)
