import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import type { PreviewMessage } from '@/core/shared/appearance-editor/messages'

import { createPreviewChannel, type ToPreview } from './preview-channel'

const navigateSchema = z.object({ type: z.literal('navigate'), to: z.string() })

const frames: FrameRequestCallback[] = []
const paint = () => frames.splice(0).forEach((frame) => frame(0))

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
})
afterEach(() => vi.unstubAllGlobals())

const colour = (value: string, name = '--be-primary'): ToPreview => ({ type: 'setThemeValue', name, value })

function connected(receive: (message: PreviewMessage) => void = () => {}) {
  const iframe = document.body.appendChild(document.createElement('iframe'))
  const page = iframe.contentWindow as Window
  const post = vi.spyOn(page, 'postMessage').mockReturnValue(undefined)
  const channel = createPreviewChannel()
  const disconnect = channel.connect(page, receive)
  const receiveFrom = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, source: page, origin: window.location.origin, ...from }))
  return { channel, page, post, disconnect, receiveFrom }
}

describe('the channel to the preview', () => {
  it('sends the latest message of each kind once per frame, to its own origin', () => {
    const { channel, post } = connected()
    for (const value of ['1 1 1', '2 2 2', '3 3 3']) channel.send(colour(value))
    channel.send(colour('4 4 4', '--be-paper'))
    expect(post).not.toHaveBeenCalled()
    paint()
    expect(post.mock.calls).toEqual([
      [{ source: 'be-appearance-editor', ...colour('3 3 3') }, window.location.origin],
      [{ source: 'be-appearance-editor', ...colour('4 4 4', '--be-paper') }, window.location.origin],
    ])
    paint()
    expect(post).toHaveBeenCalledTimes(2)
  })

  it('sends the latest path again when the page is ready, and only then', () => {
    const { channel, post, receiveFrom } = connected()
    const paths = () => post.mock.calls.map(([message]) => navigateSchema.parse(message).to)
    for (const to of ['/', '/pricing']) channel.send({ type: 'navigate', to })
    paint()
    expect(paths()).toEqual(['/pricing'])
    const ready = { source: 'appearance-preview', type: 'ready', path: '/' }
    receiveFrom(ready)
    paint()
    expect(paths()).toEqual(['/pricing', '/pricing'])
    channel.send({ type: 'navigate', to: '/login' })
    receiveFrom(ready)
    paint()
    expect(paths()).toEqual(['/pricing', '/pricing', '/login'])
  })

  it('sends the latest path to a page that opens later, and to one that loads again for another visitor', () => {
    const { channel, page, post, disconnect, receiveFrom } = connected()
    const sent = () => post.mock.calls.map(([message]) => z.object({ to: z.optional(z.string()) }).parse(message).to)
    const ready = () => receiveFrom({ source: 'appearance-preview', type: 'ready', path: '/' })
    ready()
    disconnect()
    channel.send({ type: 'navigate', to: '/pricing' })
    paint()
    channel.connect(page, () => {})
    ready()
    paint()
    expect(sent()).toEqual(['/pricing'])
    channel.send({ type: 'setVisitor', visitor: { kind: 'guest' } })
    channel.send({ type: 'setVisitor', visitor: { kind: 'member', roles: [], permissions: [] } })
    channel.send({ type: 'navigate', to: '/account-settings' })
    paint()
    ready()
    paint()
    expect(sent()).toEqual(['/pricing', undefined, '/account-settings', '/account-settings'])
  })

  it('ignores messages of other frames and origins, and malformed ones', () => {
    const receive = vi.fn<(message: PreviewMessage) => void>()
    const { receiveFrom } = connected(receive)
    const ready = { source: 'appearance-preview', type: 'ready', path: '/' }
    receiveFrom(ready, { source: window })
    receiveFrom(ready, { origin: 'https://evil.test' })
    receiveFrom({ ...ready, path: 7 })
    receiveFrom({ ...ready, source: 'be-appearance-editor' })
    expect(receive).not.toHaveBeenCalled()
    receiveFrom(ready)
    expect(receive).toHaveBeenCalledExactlyOnceWith(ready)
  })

  it('sends and receives nothing after it is disconnected', () => {
    const receive = vi.fn<(message: PreviewMessage) => void>()
    const { channel, post, disconnect, receiveFrom } = connected(receive)
    channel.send(colour('1 1 1'))
    disconnect()
    paint()
    receiveFrom({ source: 'appearance-preview', type: 'ready', path: '/' })
    expect(post).not.toHaveBeenCalled()
    expect(receive).not.toHaveBeenCalled()
  })
})
