/** Screens that a failing endpoint can break, in the order of the product spec, and their other requirements. */
export const screens = {
  'every page': 'unless the page holds the bootstrap data',
  'account menu, sidebar': 'value list `localizations`',
  'player bar, all play buttons':
    "the tracks' `src`, which `GET tracks/:id` renews; the YouTube calls only for tracks without a source, if `settings.youtube` is set",
  'likes, reposts, item menus': '',
  'sign-in (also to join a workspace)': 'a popup at `secure/auth/social/{service}/login`',
  'registration (also to join a workspace)': '`recaptcha/verify` only with reCAPTCHA',
  'forgotten password, password reset': '',
  'email verification': '',
  'suspended account': '',
  'account settings': '',
  'account settings: details, picture, location': 'value lists `countries`, `timezones` and `localizations`',
  'account settings: password, two-factor': '',
  'account settings: sessions, social accounts, tokens': 'a popup at `secure/auth/social/{service}/connect`',
  'account settings: danger zone': '',
  'family profiles (panel, new, edit)': '',
  "“Who's listening?”": '',
  'notifications, notification settings': '',
  'workspaces, workspace': 'value list `workspaceRoles`',
  'workspace invitation': '',
  'landing page': '',
  'custom pages': '',
  'home, channels': '`returnContentOnly` for further pages; genres for the channel of genres',
  artist: '',
  album: '',
  track: '',
  'embedded album and track': '',
  'tag, radio': '',
  playlist: '',
  library: '',
  search: '',
  'user profile': '',
  'file uploads': '',
  pricing: '',
  'campaign pages': '',
  'links to the plan with a permission': '',
  'checkout, change of plan': '',
  billing: 'a link to the page `billing/invoices/{uuid}`',
  contact: '`recaptcha/verify` only with reCAPTCHA',
  backstage: 'pictures and documents as file uploads',
  'backstage: upload': 'value list `genres`; songs and the cover as file uploads',
  'admin (overview, command palette)': '',
}

/** Notes on sections of the admin area: what they need beside their endpoints. */
export const sectionNotes: Readonly<Record<string, string>> = {
  'admin: users': 'value lists `roles`, `permissions`, `countries`, `timezones` and `localizations`',
  'admin: roles': 'value lists `permissions` and `workspacePermissions`',
  'admin: upload': 'value list `genres`; songs and the cover as file uploads',
  'admin: albums, tracks':
    'value list `genres`; recordings and covers as file uploads, or chosen from `GET file-entries`',
  'admin: artists': 'value list `genres`; pictures as file uploads',
  'admin: lyrics': "the track's `src`",
  'admin: genres, tags': 'pictures as file uploads',
  'admin: backstage requests': 'the private file of the document',
  'admin: playlists': 'covers as file uploads',
  'admin: channels': 'normalized genres; the page of a pasted genre in `GET genres`',
  'admin: plans': 'value lists `permissions` and `currencies`',
  'admin: appearance':
    'value lists `googleFonts`, `menuItemCategories`, `pages`, `roles` and `permissions`; pictures as file uploads',
  'admin: custom pages':
    'value lists `menuItemCategories` and `pages`; normalized artists and albums; images as file uploads',
  'admin: files': 'file uploads',
  'admin: maintenance': '`GET settings` names the search engine; the tool for S3 only if a driver ends in `s3`',
  'admin: settings': 'value lists `localizations`, `themes` and `timezones`; `GET bootstrap-data` after a save',
}

/** Name of a screen, or of sections of the admin area by their ids: `admin: genres, tags`. */
export type Screen = keyof typeof screens | `admin: ${string}`
