import { Settings2 } from 'lucide-react'

import { homepageTypes } from '../../homepage/homepage-record'
import {
  client,
  info,
  infoFlag,
  logoOn,
  paragraph,
  picture,
  select,
  server,
  type SettingGroup,
  text,
  flag,
  url,
  when,
} from './setting'

export const general: SettingGroup = {
  id: 'general',
  title: 'General',
  summary: 'Name, logos and home page of the site.',
  icon: Settings2,
  settings: [
    client('branding.site_name', 'Site name', text),
    client('branding.site_description', 'Site description', paragraph, {
      description: 'Search engines show it below the name.',
    }),
    client('branding.logo_light', 'Logo for dark backgrounds', logoOn('dark')),
    client('branding.logo_dark', 'Logo for light backgrounds', logoOn('light')),
    client('branding.logo_light_mobile', 'Logo for dark backgrounds, on phones', logoOn('dark')),
    client('branding.logo_dark_mobile', 'Logo for light backgrounds, on phones', logoOn('light')),
    client('branding.favicon', 'Icon in the browser’s tab', picture),
    client('homepage.type', 'Home page', select(homepageTypes), { recordIn: 'client.homepage.value' }),
    client(
      'homepage.value',
      'Channel or page',
      { kind: 'homepage' },
      when('client.homepage.type', 'channel', 'customPage'),
    ),
    client('homepage.pricing', 'Plans on the landing page', flag),
    client('homepage.trending', 'Popular artists on the landing page', flag),
    client('themes.default_id', 'Theme of new visitors', { kind: 'choice', source: 'themes' }),
    client('themes.user_change', 'Visitors may change the theme', flag),
    client('site.hide_docs_buttons', 'Hide links to the documentation', flag),
    client('site.has_mobile_app', 'The site has a mobile app', flag),
    client('site.demo', 'Demo site', infoFlag, {
      description: 'Administrators can look at everything, and change nothing.',
    }),
    server('app_url', 'URL of the installation', url, { isRisky: true }),
    client('base_url', 'URL of the site', info),
    client('html_base_uri', 'Folder of the site', info),
    client('asset_url', 'URL of pictures and scripts', info),
    client('version', 'Version of the server', info),
    client('api.integrated', 'The server offers an API', infoFlag),
    client('workspaces.integrated', 'The server offers workspaces', infoFlag),
  ],
}
