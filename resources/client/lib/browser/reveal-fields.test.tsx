import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { revealFields } from './reveal-fields'

describe('revealFields', () => {
  let stop = () => {}

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'scrollIntoView')
    document.body.innerHTML = '<button>Send</button><textarea></textarea>'
    stop = revealFields()
  })
  afterEach(() => stop())

  it('reveals the field that the Tab key reaches, and no button', async () => {
    await userEvent.tab()
    expect(document.querySelector('button')).toHaveFocus()
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  })

  it('keeps the scroll position for a field that is clicked or typed into', async () => {
    await userEvent.type(document.querySelector('textarea') ?? document.body, 'Sveiki')
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })

  it('ends when it is stopped', async () => {
    stop()
    await userEvent.tab()
    await userEvent.tab()
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })
})
