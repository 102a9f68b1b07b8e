import { ahead } from '@/core/api/ahead'
import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { homeChannel } from '@/core/navigation/home-channel'
import { NotFound } from '@/core/screen/not-found'
import { useSettings } from '@/core/settings/use-settings'

import { channelQueries } from './channel/queries'
import { ChannelPage } from './components/channel-page'
import { HomeArticle } from './components/home-article'

/** `/` of the web player: the channel that the site chose as its homepage. */
export function HomeScreen() {
  const idOrSlug = homeChannel(useSettings())
  return idOrSlug === null ? <NotFound /> : <ChannelPage idOrSlug={idOrSlug} isHome Article={HomeArticle} />
}

HomeScreen.ahead = () => {
  const idOrSlug = homeChannel(getBootstrap().settings)
  return idOrSlug === null ? null : ahead(channelQueries.show({ idOrSlug }))
}
