import { useState } from 'react'

import type { Channel, ChannelLayout } from '@/contract/channels'

import { layoutCookie, layoutOf, layoutsOf } from './channel-layout'

/** How a channel is shown, and the visitor's say in it, which stays for all channels of such things. */
export function useChannelLayout(channel: Channel) {
  const kept = layoutCookie(channel.config?.contentModel ?? '')
  const [chosen, setChosen] = useState(kept.read)
  const choose = (layout: ChannelLayout) => {
    kept.write(layout)
    setChosen(layout)
  }
  return { layout: layoutOf(channel, chosen), layouts: layoutsOf(channel), choose }
}
