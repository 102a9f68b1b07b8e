import { expect, it, onTestFinished, vi } from 'vitest'

import { receiveMessages } from './receive-messages'

const message = { source: 'be-appearance-editor', type: 'setActiveTheme', themeId: 2 }
const event = (init: MessageEventInit) =>
  new MessageEvent('message', { origin: 'http://dziesma.test:8001', source: window, data: message, ...init })

function receiving(early: MessageEvent[] = []) {
  // In jsdom the page is its own parent.
  const receive = vi.fn<(received: unknown, origin: string) => void>()
  onTestFinished(receiveMessages(receive, early))
  return receive
}

it('receives a message of the parent from another port of the host, and those that came before', () => {
  const receive = receiving([event({})])
  window.dispatchEvent(event({ origin: 'https://dziesma.test' }))
  expect(receive.mock.calls).toEqual([
    [message, 'http://dziesma.test:8001'],
    [message, 'https://dziesma.test'],
  ])
})

it.each([
  { type: 'setVisitor', visitor: { kind: 'guest' } },
  { type: 'setChannel', channel: { id: 1, name: 'Sākums' }, revision: 1 },
])('receives the extension $type from the page’s own origin only', (extension) => {
  const data = { source: 'be-appearance-editor', ...extension }
  const receive = receiving()
  window.dispatchEvent(event({ data }))
  expect(receive).not.toHaveBeenCalled()
  window.dispatchEvent(event({ data, origin: window.location.origin }))
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: extension.type }),
    window.location.origin,
  )
})

it.each<[string, MessageEventInit]>([
  ['another hostname', { origin: 'https://evil.example' }],
  ['a hostname that begins like this one', { origin: 'https://dziesma.test.evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['another frame than the parent', { source: null }],
  ['an unknown type', { data: { ...message, type: 'eval', value: 'alert(1)' } }],
  ['another source', { data: { ...message, source: 'other' } }],
  ['a wrong shape', { data: { ...message, themeId: { toString: 2 } } }],
  ['a text', { data: JSON.stringify(message) }],
])('ignores a message with %s', (_, init) => {
  const receive = receiving([event(init)])
  window.dispatchEvent(event(init))
  expect(receive).not.toHaveBeenCalled()
})
