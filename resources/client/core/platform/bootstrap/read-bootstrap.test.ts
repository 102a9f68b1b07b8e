import { afterEach, describe, expect, it, vi } from 'vitest'

import { inlineJson } from '@mock/site/pages/bootstrap-script'

import { readBootstrap } from './read-bootstrap'

const sent = {
  settings: { branding: { site_name: 'Dziesmas bērniem' } },
  themes: [],
  user: { id: 7, display_name: 'Anna Bērziņa', permissions: [{ name: 'music.play' }] },
}
const json = JSON.stringify(sent)
const base64 = btoa(String.fromCodePoint(...new TextEncoder().encode(json)))

const embed = (bootstrapData: unknown) => Object.assign(window, { bootstrapData })

/** Puts a script of the server's page into the document through the browser's parser. */
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

describe('readBootstrap', () => {
  it.each([
    ['an object', () => embed(sent)],
    ['a JSON string', () => embed(json)],
    ['JSON surrounded by white space', () => embed(`\n  ${json}\n`)],
    ['base64 of a JSON string', () => embed(base64)],
    ['a script element', () => serve(element(inlineJson(sent)))],
    ['a script element with base64', () => serve(element(`\n${base64}\n`))],
  ])('reads %s', (_, put) => {
    put()
    expect(summary()).toEqual(['Dziesmas bērniem', 7, 'Anna Bērziņa'])
  })

  it('removes all user data from the page', () => {
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

  it('prefers the variable over the element', () => {
    embed(sent)
    serve(element(inlineJson({ ...sent, user: null })))
    expect(summary()).toContain(7)
  })

  it.each([
    ['nothing', () => undefined],
    ['an empty variable', () => embed('')],
    ['a variable of null', () => embed(null)],
    ['an empty element', () => serve(element(''))],
  ])('returns null for %s, so that the caller asks the server', (_, put) => {
    put()
    expect(readBootstrap()).toBeNull()
  })

  it.each([
    ['truncated JSON', () => embed(json.slice(0, 40))],
    ['truncated JSON in the element', () => serve(element(json.slice(0, 40)))],
    ['base64 of other text', () => embed(btoa('not JSON'))],
    ['base64 of an incomplete character', () => embed(btoa('{"settings":"\u00C4'))],
    ['another type', () => embed(5)],
    ['a list', () => embed([sent])],
    ['settings of another shape', () => embed({ ...sent, settings: { menus: 'none' } })],
  ])('returns null and logs the reason for %s', (_, put) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    put()
    expect(readBootstrap()).toBeNull()
    expect(consoleError).toHaveBeenCalledOnce()
  })
})

describe('readBootstrap with hostile content', () => {
  const names = [
    '</script><script>document.title = "taken"</script>',
    '<!-- <script>',
    'line\u2028paragraph\u2029end',
    '&quot;&lt;/script&gt;',
    String.raw`\u003c/script\u003e`,
  ]

  it.each(names)('treats %j as text', (site_name) => {
    serve(element(inlineJson({ ...sent, settings: { branding: { site_name } } })))
    expect(readBootstrap()?.settings.branding.site_name).toBe(site_name)
    // The data element was removed, and the name did not create another element.
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['P'])
  })

  it('never pollutes a prototype', () => {
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
])('readBootstrap after a navigation of type “%s” returns the user id %s', (type, userId) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), { type })])
  embed(sent)
  expect(readBootstrap()?.user?.id).toBe(userId)
})
