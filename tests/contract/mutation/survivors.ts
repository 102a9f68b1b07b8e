/** Mutants that no case detects, with the reason. */
export const survivors: Readonly<Record<string, string>> = {
  'family.list: list missing: pagination':
    'only the total_count of family profiles is documented, so a backend may list them elsewhere',
  'customPages.show: list as a map: page.meta':
    'PHP sends the empty tags of a page as [] or as {}, and the client accepts both',
  'appearance.show: list as a map: values.appearance.seo':
    'no document gives the shape of the tags among the values, and the client reads them by their own call',
  'setupAlerts.list: field retyped: alerts.*.id':
    'no document gives the type of an alert’s id, and the client accepts any',
  'valueLists.show: list missing: countries': 'a backend may omit an empty value list',
  'artists.show: list missing: albums': 'which lists the page of an artist holds depends on the site’s tabs',
  'accounts.me: rule missing: origin of the request':
    'browsers set Referer and Origin themselves, so a case cannot send those of another site',
  'artists.tracks: rule missing: order': 'the order of names depends on the collation of the backend’s database',
}
