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

  it('moves the focus to the next control of the group', async () => {
    control('undo').focus()
    await disable('undo', 'redo')
    expect(control('clear')).toHaveFocus()
  })

  it('moves it to the one before at the end of the group', async () => {
    control('clear').focus()
    await disable('clear')
    expect(control('redo')).toHaveFocus()
  })

  it('leaves a group that is disabled altogether', async () => {
    control('title').focus()
    await disable('fields')
    expect(control('save')).toHaveFocus()
  })

  it('keeps the focus when another control is disabled', async () => {
    control('undo').focus()
    await disable('redo')
    expect(control('undo')).toHaveFocus()
  })

  it('ends when it is stopped', async () => {
    stop()
    control('undo').focus()
    await disable('undo')
    expect(control('redo')).not.toHaveFocus()
  })
})
