/** Mutants that no case detects, with the reason. */
export const survivors: Readonly<Record<string, string>> = {
  'family.list: list missing: pagination':
    'only the total_count of family profiles is documented, so a backend may list them elsewhere',
  'customPages.show: list as a map: page.meta':
    'PHP sends the empty tags of a page as [] or as {}, and the client accepts both',
  'userSessions.list: field retyped: sessions.*.id':
    'no document gives the type of a session’s id, and the client accepts any',
  'managedSettings.serverMaxFileSize: field retyped: maxSize':
    'no document gives the type of the size, and the client accepts a number or a text',
  'localizations.create: list as a map: localization.lines':
    'PHP sends the empty lines of a language as [] or as {}, and the client accepts both',
  'managedChannels.updateContent: refusal missing: 422':
    'a body of the documented types breaks no rule, so a case cannot provoke the refusal',
  'managedChannels.removeContent: refusal missing: 422':
    'a body of the documented types breaks no rule, so a case cannot provoke the refusal',
  'valueLists.show: list missing: countries': 'a backend may omit an empty value list',
  'artists.show: list missing: albums': 'which lists the page of an artist holds depends on the site’s tabs',
  'accounts.me: rule missing: origin of the request':
    'browsers set Referer and Origin themselves, so a case cannot send those of another site',
  'artists.tracks: rule missing: order': 'the order of names depends on the collation of the backend’s database',
}
