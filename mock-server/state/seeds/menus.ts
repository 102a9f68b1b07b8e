import type { Menu, MenuItem, SvgNode } from '@/contract/shapes/menus'

const path = (d: string): SvgNode => ({ tag: 'path', attr: { d }, child: [] })
const circle = (cx: number, cy: number, r: number): SvgNode => ({ tag: 'circle', attr: { cx, cy, r }, child: [] })

/** Filled icons on a 24 by 24 grid, as trees of SVG nodes. */
const menuIcons = {
  home: [path('M12 3 2.5 11.5h3V20h5v-6h3v6h5v-8.5h3z')],
  star: [path('m12 2.5 2.9 6.3 6.6.8-4.9 4.6 1.3 6.8-5.9-3.4L6.1 21l1.3-6.8L2.5 9.6l6.6-.8z')],
  bars: [{ tag: 'g', attr: {}, child: [path('M4 12h4v8H4z'), path('M10 7h4v13h-4z'), path('M16 3h4v17h-4z')] }],
  microphone: [
    path('M12 14a3 3 0 0 0 3-3V5a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3z'),
    path('M17 11a5 5 0 0 1-10 0H5a7 7 0 0 0 6 6.9V21h2v-3.1a7 7 0 0 0 6-6.9z'),
  ],
  moon: [path('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z')],
  heart: [path('M12 20.5 4.2 12.8a5 5 0 0 1 7.1-7.1l.7.8.7-.8a5 5 0 0 1 7.1 7.1z')],
  note: [path('M9 3v11.6a3.5 3.5 0 1 0 2 3.2V7h7V3z')],
  dots: [circle(7, 7, 4), circle(17, 7, 4), circle(7, 17, 4), circle(17, 17, 4)],
  stack: [path('M3 5h13v2H3z'), path('M3 10h13v2H3z'), path('M3 15h8v2H3z'), circle(18, 17, 3.5)],
} satisfies Record<string, SvgNode[]>

type Entry = [label: string, action: string, icon?: keyof typeof menuIcons]

const home: Entry = ['Sākums', '/', 'home']
const fresh: Entry = ['Jaunumi', '/jaunumi', 'star']
const popular: Entry = ['Populārākais', '/popularakais', 'bars']
const mixes: Entry = ['Izlases', '/izlases', 'stack']
const artists: Entry = ['Izpildītāji', '/izpilditaji', 'microphone']
const genres: Entry = ['Žanri', '/zanri', 'dots']
const myMusic: Entry = ['Mana mūzika', '/library/songs', 'heart']
const sleep: Entry = ['Miega dziesmas', '/miega-dziesmas', 'moon']
const all: Entry = ['Visas dziesmas', '/visas-dziesmas', 'note']

const plans: Entry = ['Plāni', '/pricing']
const about: Entry = ['Par mums', '/pages/par-mums']
const contact: Entry = ['Sazināties', '/contact']
const app: Entry = ['Lietotne', '/muzikas-platforma-berniem-aplikacija']
const terms: Entry = ['Lietošanas noteikumi', '/pages/lietosanas-noteikumi']
const privacy: Entry = ['Privātuma politika', '/pages/privatuma-politika']

/** The entry without its icon, for lines of text. */
const plain = ([label, action]: Entry): Entry => [label, action]

const item = (menuId: string, [label, action, icon]: Entry): MenuItem => ({
  id: `${menuId}-${icon ?? action}`,
  type: 'route',
  label,
  action,
  target: '_self',
  roles: [],
  permissions: [],
  settings: {},
  ...(icon && { icon: menuIcons[icon] }),
})

const menu = (id: string, name: string, positions: string[], entries: Entry[]): Menu => ({
  id,
  name,
  positions,
  items: entries.map((entry) => item(id, entry)),
})

/** Positions of the menu above public pages. */
const PUBLIC = ['landing-page-navbar', 'custom-page-navbar', 'pricing-table-page', 'contact-us-page']

/** Menus that link only to existing pages. */
export const menus: Menu[] = [
  menu('primary', 'Galvenā izvēlne', ['sidebar-primary'], [home, myMusic, fresh, popular, mixes, artists, genres]),
  menu('secondary', 'Noskaņas', ['sidebar-secondary'], [sleep, all]),
  menu('mobile', 'Tālruņa izvēlne', ['mobile-bottom'], [home, myMusic, mixes, sleep]),
  menu('account', 'Konta izvēlne', ['auth-dropdown'], [home, mixes]),
  menu('public', 'Publiskās lapas', PUBLIC, [plain(fresh), plans, about, contact]),
  menu('footer', 'Kājene', ['footer', 'auth-page-footer'], [fresh, artists, genres].map(plain)),
  menu('footer-secondary', 'Kājenes otrā rinda', ['footer-secondary'], [app, contact, terms, privacy]),
]
