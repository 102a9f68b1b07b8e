import * as z from 'zod/mini'

import type { Channel, ChannelLayout } from '@/contract/channels'
import { cookie } from '@/core/platform/storage/cookies'

import { channelLayouts } from './queries'

const OF_SONGS: ChannelLayout[] = ['trackTable', 'list', 'grid']
const OF_OTHERS: ChannelLayout[] = ['grid', 'list']

/** What a visitor may see a channel as (assumed: the contract names the cookie of their choice, not what it may be). */
const selectable: Partial<Record<string, ChannelLayout[]>> = {
  track: OF_SONGS,
  album: OF_OTHERS,
  artist: OF_OTHERS,
  playlist: OF_OTHERS,
  genre: OF_OTHERS,
  user: OF_OTHERS,
}

/** The visitor's layout for each kind of content; the server reads it too (backend contract, section 10). */
export const layoutCookie = (contentModel: string) =>
  cookie({ name: `channel-layout-${contentModel}`, schema: z.enum(channelLayouts) })

/** The layouts there are to choose from, the administrator's among them; none for a channel of channels, which have their own. */
export function layoutsOf({ config }: Channel): ChannelLayout[] {
  const layouts = selectable[config?.contentModel ?? ''] ?? []
  const usual = config?.layout
  return usual && layouts.length > 0 && !layouts.includes(usual) ? [usual, ...layouts] : layouts
}

/** The layout in force: the visitor's choice where it fits this channel, then the administrator's, then covers. */
export function layoutOf(channel: Channel, chosen?: ChannelLayout): ChannelLayout {
  const { config } = channel
  const layouts = layoutsOf(channel)
  const own = [chosen, config?.selectedLayout].find((layout) => layout && layouts.includes(layout))
  return own ?? config?.layout ?? 'grid'
}
