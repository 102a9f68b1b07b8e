import { AudioLines } from 'lucide-react'

import { client, select, type SettingGroup, flag } from './setting'

export const player: SettingGroup = {
  id: 'player',
  title: 'Player',
  summary: 'What the player offers, and how it looks.',
  icon: AudioLines,
  settings: [
    client('player.default_volume', 'Volume for new visitors (%)', { kind: 'number', min: 0, max: 100 }),
    client('player.seekbar_type', 'Seek bar', select({ line: 'A line', waveform: 'A waveform' })),
    client('player.hide_queue', 'Hide the queue', flag),
    client('player.hide_lyrics', 'Hide lyrics', flag),
    client('player.lyrics_automate', 'Open the full player with lyrics', flag),
    client('player.hide_video', 'Hide videos', flag),
    client('player.hide_video_button', 'Hide the button for videos', flag),
    client('player.mobile.auto_open_overlay', 'Songs open the full player on phones', flag),
    client('player.enable_download', 'Songs can be downloaded', flag),
    client('player.track_comments', 'Songs can be commented on', flag),
    client('player.enable_repost', 'Songs can be reposted', flag),
    client('player.show_upload_btn', 'Show a button to upload music', flag),
    client(
      'player.sort_method',
      'Order of an artist’s songs',
      select({ external: 'By the provider', local: 'By plays here' }),
    ),
    client('player.default_artist_view', 'Albums of an artist', select({ list: 'As a list', grid: 'As a grid' })),
  ],
}
