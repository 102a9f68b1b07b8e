import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { leaveDisabled } from './leave-disabled'

describe('leaveDisabled', () => {
  let stop = () => {}
  const control = (name: string) => {
    const found = document.querySelector<HTMLButtonElement>(`[name=${name}]`)
    if (!found) throw new Error(`No control ${name}`)
    return found
  }
  /** Disables controls in one task, as a render does, and waits for the observer. */
  const disable = async (...names: string[]) => {
    for (const name of names) control(name).disabled = true
    await Promise.resolve()
  }

  beforeEach(() => {
    document.body.innerHTML = `
      <a href="/">Home</a>
      <div>
        <button name="undo">Undo</button><button name="redo">Redo</button><button name="clear">Clear</button>
      </div>
      <fieldset name="fields"><input name="title"></fieldset>
      <button name="save">Save</button>`
    stop = leaveDisabled()
  })
  afterEach(() => stop())

  it.each([
    ['moves the focus to the next control of the group', 'undo', ['undo', 'redo'], 'clear'],
    ['moves it to the one before at the end of the group', 'clear', ['clear'], 'redo'],
    ['leaves a group that is disabled altogether', 'title', ['fields'], 'save'],
    ['keeps the focus when another control is disabled', 'undo', ['redo'], 'undo'],
  ])('%s', async (_, focused, disabled, expected) => {
    control(focused).focus()
    await disable(...disabled)
    expect(control(expected)).toHaveFocus()
  })

  it('ends when it is stopped', async () => {
    stop()
    control('undo').focus()
    await disable('undo')
    expect(control('redo')).not.toHaveFocus()
  })
})
