import { ads } from './ads'
import { analytics } from './analytics'
import { artistPage } from './artist-page'
import { authentication } from './authentication'
import { billing } from './billing'
import { captcha } from './captcha'
import { cookies } from './cookies'
import { domains } from './domains'
import { family } from './family'
import { general } from './general'
import { localization } from './localization'
import { logging } from './logging'
import { mail } from './mail'
import { musicData } from './music-data'
import { notifications } from './notifications'
import { player } from './player'
import { client, type Setting, type SettingGroup, type SettingId } from './setting'
import { system } from './system'
import { uploads } from './uploads'

/** The known settings at a glance, in the order of the menu. */
export const knownGroups: readonly SettingGroup[] = [
  general,
  localization,
  authentication,
  family,
  billing,
  mail,
  notifications,
  uploads,
  player,
  artistPage,
  musicData,
  ads,
  cookies,
  captcha,
  analytics,
  domains,
  logging,
  system,
]

/** Settings that other screens edit: they are exported, imported and never unknown. */
const editedElsewhere: readonly Setting[] = [
  client('menus', 'Menus', { kind: 'json' }),
  client('homepage.appearance', 'Content of the landing page', { kind: 'json' }),
]

/** Every known setting by its id. */
export const knownSettings: ReadonlyMap<SettingId, Setting> = new Map(
  [...knownGroups.flatMap(({ settings }) => settings), ...editedElsewhere].map((setting) => [setting.id, setting]),
)
