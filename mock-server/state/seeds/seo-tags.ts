import type { SiteState } from '../store/site-rows'

const tags = (title: string, description: string): string =>
  [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}">`,
    `<meta name="description" content="${description}">`,
  ].join('\n')

const original = (title: string, description: string) => ({ custom: null, original: tags(title, description) })

/** Head tags of each kind of page, with the placeholders that the server fills. */
export const seoTags: SiteState['seoTags'] = {
  'landing-page': original('{{site_name}}', '{{site_description}}'),
  'artist-page': original('{{artist.name}} - {{site_name}}', '{{artist.profile.description}}'),
  'album-page': original('{{album.name}} - {{album.artists.0.name}} - {{site_name}}', '{{album.description}}'),
  'track-page': original('{{track.name}} - {{track.artists.0.name}} - {{site_name}}', '{{track.description}}'),
  'playlist-page': original('{{playlist.name}} - {{site_name}}', '{{playlist.description}}'),
  'user-profile-page': original('{{user.display_name}} - {{site_name}}', '{{user.profile.description}}'),
  'channel-page': original('{{channel.name}} - {{site_name}}', '{{channel.description}}'),
  'custom-page': original('{{page.title}} - {{site_name}}', '{{site_description}}'),
  'search-page': original('{{query}} - {{site_name}}', '{{site_description}}'),
}
