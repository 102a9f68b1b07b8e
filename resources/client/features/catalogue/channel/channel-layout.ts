import { useState } from 'react'
import * as z from 'zod/mini'

import type { Channel, ChannelLayout } from '@/contract/groups/channels'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { cookie } from '@/core/platform/storage/cookies'

import { channelLayouts } from './queries'

const TRACK_LAYOUTS: ChannelLayout[] = ['trackTable', 'list', 'grid']
const ITEM_LAYOUTS: ChannelLayout[] = ['grid', 'list']

/** Layouts users can choose, by content model (assumed: the contract names the cookie, but not its values). */
const selectable: Partial<Record<string, ChannelLayout[]>> = {
  track: TRACK_LAYOUTS,
  album: ITEM_LAYOUTS,
  artist: ITEM_LAYOUTS,
  playlist: ITEM_LAYOUTS,
  genre: ITEM_LAYOUTS,
  user: ITEM_LAYOUTS,
}

/** The user's layout for a content model; the server reads the cookie too (backend contract, section 10). */
const layoutCookie = (contentModel: string) =>
  cookie({ name: `channel-layout-${contentModel}`, schema: z.enum(channelLayouts) })

/** Returns the layouts to choose from, including the administrator's; none for a channel of channels. */
export function availableLayouts({ config }: Channel): ChannelLayout[] {
  const layouts = selectable[config?.contentModel ?? ''] ?? []
  const defaultLayout = config?.layout
  return defaultLayout && layouts.length > 0 && !layouts.includes(defaultLayout) ? [defaultLayout, ...layouts] : layouts
}

/** Returns the user's layout if the channel offers it, else the administrator's, else covers. */
export function resolveLayout(channel: Channel, selectedLayout?: ChannelLayout): ChannelLayout {
  const { config } = channel
  const layouts = availableLayouts(channel)
  const own = [selectedLayout, config?.selectedLayout].find((layout) => layout && layouts.includes(layout))
  return own ?? config?.layout ?? 'grid'
}

/**
 * Returns a channel's layout and a setter; the choice applies to all channels with the same content model. A preview shows
 * the administrator's choice first.
 */
export function useChannelLayout(channel: Channel) {
  const layoutStorage = layoutCookie(channel.config?.contentModel ?? '')
  const [selectedLayout, setSelectedLayout] = useState(() => (isAppearanceEditor() ? undefined : layoutStorage.read()))
  const choose = (layout: ChannelLayout) => {
    layoutStorage.write(layout)
    setSelectedLayout(layout)
  }
  return { layout: resolveLayout(channel, selectedLayout), layouts: availableLayouts(channel), choose }
}
