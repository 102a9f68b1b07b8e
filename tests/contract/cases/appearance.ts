import * as z from 'zod/mini'

import { appearance } from '@/contract/groups/appearance'
import { appearance as documented } from '@mock/documented/groups/appearance'

import { groupCases, type Visit } from '../case'
import { admin, administratorsOnly, reading } from './administrator'

const newTheme = { id: 'new', name: 'Ziema', is_dark: false, default_light: true, default_dark: false, values: {} }

const menu = { id: 'm', name: 'Footer', positions: ['footer'], items: [] }

const settings = {
  homepage: { type: 'landingPage', appearance: { headerTitle: 'Dziesmas', actions: {} } },
  menus: [menu],
}

const code = { css: 'body { letter-spacing: 0 }', html: '<meta name="x" content="y">' }
const one = { params: { names: 'landing-page' } }
const tags = { ...one, body: { tags: '<title>Dziesmas</title>' } }

const rows = z.array(z.looseObject({}))
const sentSchema = z.object({
  values: z.object({ appearance: z.object({ themes: z.union([rows, z.object({ all: rows })]) }) }),
})

/** The site's themes and `added`, in the spelling that its release sends: `{all}` in A and B1, a list in B2. */
const themesWith =
  (...added: object[]) =>
  async (_: unknown, { client }: Visit) => {
    const sent = sentSchema.parse(await (await client.send(appearance.show)).json())
    const { themes } = sent.values.appearance
    const next = Array.isArray(themes) ? [...themes, ...added] : { all: [...themes.all, ...added] }
    return { body: { changes: { appearance: { themes: next } } } }
  }

export const appearanceCases = groupCases<typeof appearance>(documented, {
  show: [
    {
      name: 'by an administrator',
      ...reading,
      status: 200,
      holds: ({ values, defaults }) =>
        values.appearance.themes.length > 0 && defaults.appearance.themes.light !== undefined,
    },
    ...administratorsOnly(),
  ],
  save: [
    {
      name: 'name, code and settings',
      ...admin,
      input: {
        body: { changes: { appearance: { env: { app_name: 'Dziesmas' }, custom_code: code }, settings } },
      },
      status: 200,
    },
    { name: 'the themes as they are', ...admin, input: themesWith(), status: 200 },
    {
      name: 'the themes and a new one',
      ...admin,
      input: themesWith(newTheme),
      status: 200,
      mockOnly: 'adds a theme to the site',
    },
    {
      name: 'a theme without a name',
      ...admin,
      input: { body: { changes: { appearance: { themes: { all: [{ ...newTheme, name: '' }] } } } } },
      status: 422,
    },
    {
      name: 'a menu at an unknown position',
      ...admin,
      input: { body: { changes: { appearance: {}, settings: { menus: [{ ...menu, positions: ['nowhere'] }] } } } },
      status: 422,
      mockOnly: 'the facts name the positions, not whether a server checks them',
    },
    { name: 'settings alone', ...admin, input: { body: { changes: { appearance: {}, settings } } }, status: 200 },
    ...administratorsOnly({ body: { changes: { appearance: {} } } }),
  ],
  seoTags: [
    {
      name: 'of two kinds of pages',
      ...reading,
      input: { params: { names: 'landing-page,artist-page' } },
      status: 200,
      holds: (byName) => Object.keys(byName).length >= 2,
    },
    { name: 'of an unknown page', ...reading, input: { params: { names: 'no-such-page' } }, status: 404 },
    ...administratorsOnly(one),
  ],
  saveSeoTags: [
    { name: 'of one kind of pages', ...admin, input: tags, status: 200 },
    { name: 'tags that are not a text', ...admin, input: { ...one, body: { tags: 7 as never } }, status: 422 },
    { name: 'reset', ...admin, input: { ...one, body: { tags: null } }, status: 200 },
    { name: 'of an unknown page', ...admin, input: { ...tags, params: { names: 'no-such-page' } }, status: 404 },
    ...administratorsOnly(tags),
  ],
})
