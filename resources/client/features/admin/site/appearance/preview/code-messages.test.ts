import { describe, expect, it } from 'vitest'

import { createCodeMessages } from './code-messages'

const code = (css: string, html = '') => ({ 'custom_code.css': css, 'custom_code.html': html })

describe('createCodeMessages', () => {
  it('leaves the page’s own code until it changes, and brings it back', () => {
    const messages = createCodeMessages()
    messages.start(code('a', '<p>'))
    expect(messages.next(code('a', '<p>'))).toEqual([])
    expect(messages.next(code('b', '<p>'))).toEqual([{ type: 'setCustomCode', mode: 'css', value: 'b' }])
    expect(messages.next(code('b', '<p>'))).toEqual([])
    expect(messages.next(code('a', ''))).toEqual([
      { type: 'setCustomCode', mode: 'css', value: 'a' },
      { type: 'setCustomCode', mode: 'html', value: '' },
    ])
  })

  it('sends the draft again after the page has loaded', () => {
    const messages = createCodeMessages()
    messages.start(code('a'))
    messages.next(code('b'))
    messages.start(code('a'))
    expect(messages.next(code('b'))).toEqual([{ type: 'setCustomCode', mode: 'css', value: 'b' }])
  })
})
