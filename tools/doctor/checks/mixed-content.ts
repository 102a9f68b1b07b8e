import { finding, type Outcome, when } from '../finding'
import { isLocalHost } from '../probe/local-host'
import { loadedUrl } from '../probe/page-document'
import type { Site } from '../probe/site'
import type { Check } from './check'
import { listed } from './listed'

/** URLs over http that an https page loads. */
export const mixedContent: Check = {
  area: 'content',
  needsPage: true,
  run: (site) => (site.root.protocol === 'https:' ? [...inPage(site), ...inSettings(site)] : []),
}

function inPage({ document }: Site): Outcome[] {
  const urls = document.tags
    .flatMap((tag) => loadedUrl(tag, document.base.url) ?? [])
    .filter(({ protocol, hostname }) => protocol === 'http:' && !isLocalHost(hostname))
  return when(urls.length > 0, () =>
    finding('content.mixed-page', listed(urls.map(({ origin, pathname }) => origin + pathname))),
  )
}

function inSettings({ settings, document: { base } }: Site): Outcome[] {
  const { base_url, asset_url, branding } = settings
  const values = {
    '<base>': base.named.href,
    base_url,
    asset_url,
    logo_light: branding.logo_light,
    logo_dark: branding.logo_dark,
  }
  const names = Object.entries(values).flatMap(([name, value]) =>
    /^http:/i.test(value ?? '') ? [`${name} ${value}`] : [],
  )
  return when(names.length > 0, () => finding('content.mixed-settings', listed(names)))
}
