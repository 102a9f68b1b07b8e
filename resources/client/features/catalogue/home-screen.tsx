import { ahead } from '@/core/platform/api/ahead'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { homeChannel } from '@/core/platform/navigation/home-channel'
import type { Prefetch } from '@/core/platform/navigation/screen'
import { useSettings } from '@/core/platform/settings/use-settings'
import { NotFound } from '@/core/shared/screen/not-found'

import { channelQueries } from './channel/queries'
import { ChannelPage } from './components/channel-page'
import { HomeArticle } from './components/home-article'

/** `/` of the web player: the channel that the site chose as its homepage. */
export function HomeScreen() {
  const idOrSlug = homeChannel(useSettings())
  return idOrSlug === null ? <NotFound /> : <ChannelPage idOrSlug={idOrSlug} isHome Article={HomeArticle} />
}

export const prefetch: Prefetch = () => {
  const idOrSlug = homeChannel(getBootstrap().settings)
  return idOrSlug === null ? null : ahead(channelQueries.show({ idOrSlug }))
}
