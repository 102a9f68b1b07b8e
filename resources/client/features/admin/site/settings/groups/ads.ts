import { Megaphone } from 'lucide-react'

import { client, type SettingGroup, flag } from './setting'

export const ads: SettingGroup = {
  id: 'ads',
  title: 'Ads',
  summary: 'Code of ads. Subscribers and children see none.',
  icon: Megaphone,
  settings: [
    client('ads.disable', 'Hide all ads', flag),
    client('ads.general_top', 'At the top of most pages', { kind: 'ad', place: 'general_top' }),
    client('ads.general_bottom', 'At the bottom of most pages', { kind: 'ad', place: 'general_bottom' }),
    client('ads.artist_top', 'Below an artist’s picture', { kind: 'ad', place: 'artist_top' }),
    client('ads.artist_bottom', 'Below similar artists', { kind: 'ad', place: 'artist_bottom' }),
    client('ads.album_above', 'Above the songs of an album', { kind: 'ad', place: 'album_above' }),
  ],
}
