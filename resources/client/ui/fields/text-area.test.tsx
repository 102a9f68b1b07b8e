import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TextArea } from './text-area'

let notify: (() => void) | undefined

/** Lets the test notify; jsdom has no layout and no ResizeObserver. */
class FakeResizeObserver {
  constructor(callback: () => void) {
    notify = callback
  }
  observe(): void {}
  disconnect(): void {}
}

/** Gives the field a width, and a height of its text. */
const layOut = (clientWidth: number, scrollHeight: number) =>
  Object.defineProperties(screen.getByRole('textbox'), {
    clientWidth: { configurable: true, value: clientWidth },
    scrollHeight: { configurable: true, value: scrollHeight },
  })

/** Owner of the properties that styles have in jsdom, `field-sizing` among them. */
const styles: object = Object.getPrototypeOf(document.documentElement.style)
const fieldSizing = Object.getOwnPropertyDescriptor(styles, 'fieldSizing')

beforeEach(() => void Reflect.deleteProperty(styles, 'fieldSizing'))
afterEach(() => {
  if (fieldSizing) Object.defineProperty(styles, 'fieldSizing', fieldSizing)
})

describe('TextArea in a browser without field-sizing', () => {
  it('fits its height to its text again when its width changes', () => {
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
    render(<TextArea label="Name" rows={1} defaultValue="A long name" />)
    layOut(400, 52)
    act(() => notify?.())
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '52px' })
    layOut(200, 76)
    act(() => notify?.())
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '76px' })
  })
})
