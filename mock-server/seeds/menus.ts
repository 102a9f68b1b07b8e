import type { Menu, MenuItem } from '@/contract/menus'

import { menuIcons } from './menu-icons'

type Entry = [label: string, action: string, icon: keyof typeof menuIcons]

const home: Entry = ['Sākums', '/', 'home']
const fresh: Entry = ['Jaunumi', '/jaunumi', 'star']
const popular: Entry = ['Populārākais', '/popularakais', 'bars']
const mixes: Entry = ['Izlases', '/izlases', 'stack']
const artists: Entry = ['Izpildītāji', '/izpilditaji', 'microphone']
const genres: Entry = ['Žanri', '/zanri', 'dots']
const mine: Entry = ['Mana mūzika', '/library/songs', 'heart']
const sleep: Entry = ['Miega dziesmas', '/miega-dziesmas', 'moon']
const all: Entry = ['Visas dziesmas', '/visas-dziesmas', 'note']

const item = (menuId: string, [label, action, icon]: Entry): MenuItem => ({
  id: `${menuId}-${icon}`,
  type: 'route',
  label,
  action,
  target: '_self',
  roles: [],
  permissions: [],
  settings: {},
  icon: menuIcons[icon],
})

const menu = (id: string, name: string, positions: string[], entries: Entry[]): Menu => ({
  id,
  name,
  positions,
  items: entries.map((entry) => item(id, entry)),
})

/** Menus that link only to the home page, existing channels and the library. */
export const menus: Menu[] = [
  menu('primary', 'Galvenā izvēlne', ['sidebar-primary'], [home, mine, fresh, popular, mixes, artists, genres]),
  menu('secondary', 'Noskaņas', ['sidebar-secondary'], [sleep, all]),
  menu('mobile', 'Tālruņa izvēlne', ['mobile-bottom'], [home, mine, mixes, sleep]),
  menu('account', 'Konta izvēlne', ['auth-dropdown'], [home, mixes]),
  menu('footer', 'Kājene', ['footer', 'auth-page-footer'], [fresh, artists, genres]),
]
