import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { startTheme } from '@/core/platform/theme/start-theme'
import { page } from '@/lib/browser/url'

import { createPreview } from './create-preview'
import { type EditorMessage, editorMessageSchema } from './messages'
import { visitorIn } from './previewed-visitor'

type Sent<Message> = Message extends { type: string } ? Record<string, unknown> & Pick<Message, 'type'> : never

const { style } = document.documentElement
const light = { id: 1, values: { '--be-primary': '1 1 1' } }
const dark = { id: 2, is_dark: true, values: { '--be-primary': '2 2 2' } }
const saved = () =>
  bootstrapOf({ settings: { branding: { site_name: 'Dziesma' } }, themes: { all: [light, dark], selectedThemeId: 1 } })

let preview: ReturnType<typeof createPreview>
const navigate = vi.fn<(path: string) => void>()
const send = (message: Sent<EditorMessage>) =>
  preview.show(editorMessageSchema.parse({ source: 'be-appearance-editor', ...message }))

beforeEach(() => {
  document.body.innerHTML = '<p>Saglabāts</p><div id="root"></div>'
  setBootstrap(saved())
  const stopTheme = startTheme()
  navigate.mockReset()
  preview = createPreview(document.getElementById('root') ?? document.body)
  return () => {
    preview.stop()
    stopTheme()
    document.documentElement.removeAttribute('style')
    document.body.replaceChildren()
  }
})

describe('createPreview', () => {
  it('keeps messages until it starts, and shows them in their order', () => {
    send({ type: 'setActiveTheme', themeId: 2 })
    send({ type: 'navigate', to: '/pricing' })
    expect(style.getPropertyValue('--be-primary')).toBe('1 1 1')
    preview.start(navigate)
    expect(style.getPropertyValue('--be-primary')).toBe('2 2 2')
    expect(navigate.mock.calls).toEqual([['/pricing']])
  })

  it.each([
    ['/pricing?a=1#b', '/pricing?a=1#b'],
    [{ pathname: '/pricing', search: '?a=1', hash: null }, '/pricing?a=1'],
    [{ search: 'a=1' }, '/?a=1'],
    ['http://dziesma.test/pricing', '/pricing'],
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    [{ pathname: '//evil.example' }, undefined],
    ['/.//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('navigates for %j to %s', (to, path) => {
    preview.start(navigate)
    send({ type: 'navigate', to })
    expect(navigate.mock.calls).toEqual(path === undefined ? [] : [[path]])
  })

  it('shows values, and keeps them and the editor’s theme when the page refreshes its data', () => {
    preview.start(navigate)
    send({ type: 'setActiveTheme', themeId: 2 })
    send({ type: 'setValues', values: { settings: { branding: { site_name: 'Rīts' } } } })
    send({
      type: 'setValues',
      values: { appearance: { themes: [light, { ...dark, values: { '--be-primary': '3 3 3' } }] } },
    })
    setBootstrap(saved())
    expect(getBootstrap().settings.branding.site_name).toBe('Rīts')
    expect(getBootstrap().themes.all).toHaveLength(2)
    expect(style.getPropertyValue('--be-primary')).toBe('3 3 3')
  })

  it('loads the page again as another visitor, and never as the one that it shows', () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => {})
    onTestFinished(() => {
      reload.mockRestore()
      window.name = ''
    })
    preview = createPreview(document.body, { kind: 'guest' })
    preview.start(navigate)
    send({ type: 'setVisitor', visitor: { kind: 'guest' } })
    expect(reload).not.toHaveBeenCalled()
    const member = { kind: 'member', roles: [{ id: 2 }], permissions: [{ name: 'music.play', restrictions: [] }] }
    send({ type: 'setVisitor', visitor: member })
    expect(reload).toHaveBeenCalledOnce()
    expect(visitorIn(window.name)).toEqual(member)
  })

  it('changes nothing when one of the values is wrong', () => {
    preview.start(navigate)
    const before = getBootstrap()
    send({ type: 'setValues', values: { settings: { menus: 7 }, appearance: { themes: [light] } } })
    expect(getBootstrap()).toBe(before)
  })

  it('shows the site’s HTML without scripts and styles, in place of the saved one', () => {
    preview.start(navigate)
    const html = '<p>Jauns<img src="a.png" onerror="alert(1)"></p><script>alert(1)</script><style>*{}</style></div>'
    send({ type: 'setCustomCode', mode: 'html', value: html })
    const [shown, before] = document.body.children
    expect(shown?.innerHTML).toBe('<p>Jauns<img src="a.png" alt=""></p>')
    expect(before).not.toBeVisible()
    send({ type: 'setCustomCode', mode: 'html' })
    expect(shown).toBeEmptyDOMElement()
  })
})
