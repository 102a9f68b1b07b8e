/**
 * Stores of the mobile app. Assumed: no document specifies the app's store pages, so the links search for the site's
 * name.
 */
export const storeLinks = [
  {
    id: 'apple',
    lead: 'Lejupielādē no',
    store: 'App Store',
    url: (site: string) => `https://apps.apple.com/lv/iphone/search?${new URLSearchParams({ term: site })}`,
  },
  {
    id: 'google',
    lead: 'Lejupielādē no',
    store: 'Google Play',
    url: (site: string) => `https://play.google.com/store/search?${new URLSearchParams({ c: 'apps', q: site })}`,
  },
] as const
