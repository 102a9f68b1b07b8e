import { UserRound } from 'lucide-react'

import { client, type SettingGroup } from './setting'

export const artistPage: SettingGroup = {
  id: 'artist-page',
  title: 'Artist page',
  summary: 'Tabs of an artist’s page, and their order.',
  icon: UserRound,
  settings: [client('artistPage.tabs', 'Tabs', { kind: 'artist-tabs' })],
}
