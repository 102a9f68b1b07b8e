import { expect, it, vi } from 'vitest'

import { printLines } from './print-lines'

it('prints the lines from a frame and removes it afterwards', () => {
  let printed = ''
  const append = document.body.append.bind(document.body)
  vi.spyOn(document.body, 'append').mockImplementation((node) => {
    append(node)
    if (!(node instanceof HTMLIFrameElement) || !node.contentWindow) return
    node.contentWindow.print = () => (printed = node.contentDocument?.body.textContent ?? '')
  })
  printLines({ title: 'Kodi', lines: ['a-1', '<b>'], language: 'lv' })
  expect(printed).toBe('Kodia-1<b>')
  const frame = document.querySelector('iframe')
  expect(frame?.contentDocument?.documentElement.lang).toBe('lv')
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('iframe')).toBeNull()
})
