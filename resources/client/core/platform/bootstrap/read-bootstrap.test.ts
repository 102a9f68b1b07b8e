import { afterEach, describe, expect, it, vi } from 'vitest'

import { inlineJson } from '@mock/pages/html'

import { readBootstrap } from './read-bootstrap'

const sent = {
  settings: { branding: { site_name: 'Dziesmas bērniem' } },
  themes: [],
  user: { id: 7, display_name: 'Anna Bērziņa', permissions: [{ name: 'music.play' }] },
}
const json = JSON.stringify(sent)
const base64 = btoa(String.fromCodePoint(...new TextEncoder().encode(json)))

const embed = (bootstrapData: unknown) => Object.assign(window, { bootstrapData })

/** A part of the server's page, as the browser's own parser reads it. */
function serve(script: string) {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${script}<p>After</p></body>`, 'text/html')
  document.body.replaceChildren(...page.body.children)
}

const element = (text: string) => `<script type="application/json" id="bootstrap-data">${text}</script>`

afterEach(() => {
  Reflect.deleteProperty(window, 'bootstrapData')
  document.body.replaceChildren()
})

const summary = () => {
  const { settings, user } = readBootstrap() ?? {}
  return [settings?.branding.site_name, user?.id, user?.display_name]
}

describe('the data of the page', () => {
  it.each([
    ['an object', () => embed(sent)],
    ['a JSON string', () => embed(json)],
    ['JSON with white space around it', () => embed(`\n  ${json}\n`)],
    ['base64 of a JSON string', () => embed(base64)],
    ['a script element', () => serve(element(inlineJson(sent)))],
    ['a script element with base64', () => serve(element(`\n${base64}\n`))],
  ])('may be %s', (_, put) => {
    put()
    expect(summary()).toEqual(['Dziesmas bērniem', 7, 'Anna Bērziņa'])
  })

  it('leaves nothing of the user in the page once read', () => {
    embed(sent)
    serve(
      `${element(inlineJson(sent))}<script>window.bootstrapData = ${inlineJson(sent)}</script><script>window.gtag = 1</script>`,
    )
    expect(summary()).toContain(7)
    expect(window).not.toHaveProperty('bootstrapData')
    expect(document.documentElement.outerHTML).not.toContain('Anna')
    expect(document.scripts).toHaveLength(1)
  })

  it('empties a variable that cannot be deleted', () => {
    Object.defineProperty(window, 'bootstrapData', { value: sent, writable: true, configurable: false })
    expect(summary()).toContain(7)
    expect((window as { bootstrapData?: unknown }).bootstrapData).toBeUndefined()
  })

  it('is the variable’s where there is an element too', () => {
    embed(sent)
    serve(element(inlineJson({ ...sent, user: null })))
    expect(summary()).toContain(7)
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty variable', () => embed('')],
    ['a variable of null', () => embed(null)],
    ['an empty element', () => serve(element(''))],
  ])('is nobody’s where there is %s: the caller asks the server', (_, put) => {
    put()
    expect(readBootstrap()).toBeNull()
  })

  it.each([
    ['half a JSON text', () => embed(json.slice(0, 40))],
    ['half a JSON text in the element', () => serve(element(json.slice(0, 40)))],
    ['base64 of something else', () => embed(btoa('not JSON'))],
    ['base64 of half a character', () => embed(btoa('{"settings":"\u00C4'))],
    ['another type', () => embed(5)],
    ['a list', () => embed([sent])],
    ['settings of another shape', () => embed({ ...sent, settings: { menus: 'none' } })],
  ])('that is %s is no data: the console says why', (_, put) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    put()
    expect(readBootstrap()).toBeNull()
    expect(complaint).toHaveBeenCalledOnce()
  })
})

describe('hostile content', () => {
  const names = [
    '</script><script>document.title = "taken"</script>',
    '<!-- <script>',
    'line\u2028paragraph\u2029end',
    '&quot;&lt;/script&gt;',
    String.raw`\u003c/script\u003e`,
  ]

  it.each(names)('stays a text: %j', (site_name) => {
    serve(element(inlineJson({ ...sent, settings: { branding: { site_name } } })))
    expect(readBootstrap()?.settings.branding.site_name).toBe(site_name)
    // The data's own element is taken out; nothing that the name says became another.
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P'])
  })

  it('gives nobody a prototype', () => {
    const admin = '"__proto__":{"isAdmin":true,"permissions":[{"name":"admin"}]}'
    embed(
      `{${admin},"settings":{${admin},"billing":{${admin}}},"themes":[],"user":{"id":7,${admin}},"loaders":{${admin}}}`,
    )
    const bootstrap = readBootstrap()
    const { settings, user, loaders } = bootstrap ?? {}
    for (const part of [{}, bootstrap, settings, settings?.billing, user, loaders])
      expect(part).not.toHaveProperty('isAdmin')
    expect(bootstrap?.user?.permissions).toEqual([])
  })
})

it.each([
  ['navigate', 7],
  ['reload', 7],
  ['back_forward', undefined],
])('of a page that came by “%s” the user is %s', (type, userId) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), { type })])
  embed(sent)
  expect(readBootstrap()?.user?.id).toBe(userId)
})
