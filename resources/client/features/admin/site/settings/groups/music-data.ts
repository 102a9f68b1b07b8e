import { Disc3 } from 'lucide-react'

import { client, infoFlag, secret, select, server, type SettingGroup, text, flag } from './setting'

const provider = select({ local: 'Only this site', spotify: { name: 'Spotify' } })

export const musicData: SettingGroup = {
  id: 'music-data',
  title: 'Music data',
  summary: 'Where details, biographies and videos of music come from.',
  icon: Disc3,
  settings: [
    client('artist_provider', 'Details of artists', provider),
    client('album_provider', 'Details of albums', provider),
    client(
      'artist_bio_provider',
      'Artist biographies',
      select({ local: 'Only this site', wikipedia: { name: 'Wikipedia' }, lastfm: { name: 'Last.fm' } }),
    ),
    client('wikipedia_language', 'Language of Wikipedia', text, { description: 'A code such as lv.' }),
    client('spotify_is_setup', 'Spotify is set up', infoFlag),
    server('spotify_id', 'Spotify ID', text),
    server('spotify_secret', 'Spotify secret', secret),
    client('spotify_use_deprecated_api', 'Use Spotify’s old API', flag),
    client('lastfm_is_setup', 'Last.fm is set up', infoFlag),
    server('lastfm_api_key', 'Last.fm key', secret),
    server('youtube_api_key', 'YouTube key', secret),
    client(
      'youtube.suggested_quality',
      'Quality of videos',
      select({ default: 'Automatic', small: 'Small', medium: 'Medium#video', large: 'Large', hd720: { name: 'HD' } }),
    ),
    client('youtube.region_code', 'Country of videos', text, { description: 'A code such as LV.' }),
    client(
      'youtube.search_method',
      'Search for videos',
      select({ site: 'On YouTube’s pages', api: 'Through YouTube’s API' }),
    ),
    client('youtube.store_id', 'Remember the videos that were found', flag),
  ],
}
