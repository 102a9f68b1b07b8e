import type { Contract } from '@/contract'

/** Screens that use each group, by the names in the README's table of screens. */
const groupScreens: Record<keyof Contract, readonly string[]> = {
  bootstrap: ['every page'],
  auth: ['sign-in (also to join a workspace)', 'account menu, sidebar'],
  twoFactorChallenge: ['sign-in (also to join a workspace)'],
  registration: ['registration (also to join a workspace)'],
  passwords: ['forgotten password, password reset', '– password, two-factor'],
  emailVerification: ['email verification'],
  passwordConfirmation: ['– password, two-factor'],
  twoFactor: ['– password, two-factor'],
  userSessions: ['– sessions, social accounts, tokens'],
  accessTokens: ['– sessions, social accounts, tokens'],
  social: ['sign-in (also to join a workspace)', '– sessions, social accounts, tokens'],
  captcha: ['registration (also to join a workspace)'],
  users: ['account menu, sidebar', 'file uploads'],
  accounts: ['account settings', 'family profiles (panel, new, edit)'],
  family: ['family profiles (panel, new, edit)', "“Who's listening?”"],
  notifications: ['notifications, notification settings'],
  workspaces: ['workspaces, workspace', 'workspace invitation'],
  products: [
    'pricing',
    'landing page',
    'campaign pages',
    'links to the plan with a permission',
    'checkout, change of plan',
  ],
  coupons: ['pricing', 'checkout, change of plan'],
  gateways: ['checkout, change of plan', 'billing'],
  subscriptions: ['billing', 'checkout, change of plan'],
  invoices: ['billing'],
  valueLists: ['– details, picture, location', 'account menu, sidebar'],
  fileEntries: ['file uploads'],
  tus: ['file uploads'],
  s3: ['file uploads'],
  landing: ['landing page'],
  channels: ['home, channels'],
  customPages: ['custom pages'],
  artists: ['artist'],
  albums: ['album', 'embedded album and track'],
  tracks: ['track', 'embedded album and track', 'player bar, all play buttons'],
  playlists: ['playlist', 'library', 'account menu, sidebar'],
  player: ['player bar, all play buttons'],
  search: ['search'],
  library: ['library', 'likes, reposts, item menus'],
  reposts: ['likes, reposts, item menus', 'user profile'],
  comments: ['track', 'album'],
  profiles: ['user profile'],
  radio: ['tag, radio'],
  genres: ['home, channels', 'search'],
  tags: ['tag, radio'],
  contact: ['contact'],
  youtube: ['player bar, all play buttons'],
}

/** Returns the screens that suffer when an endpoint of the group fails. */
export const screensOf = ({ group }: { group: string }): readonly string[] => groupScreens[group as keyof Contract]

/** Every screen that a failure can name. */
export const namedScreens: string[] = Object.values(groupScreens).flat()
