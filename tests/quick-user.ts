import userEvent, { type UserEvent } from '@testing-library/user-event'

import { guardClipboard, watchActivation } from './user-activation'

/** Keys to press, such as `{Enter}`, and codes: their field takes a pasted text as a whole. */
const KEYS_OR_CODE = /[{[]|^\d+$/

/**
 * Returns a user who types only the last letter of a text and pastes those before: every keystroke renders the form
 * again. Where keystrokes are the point, `keyboard` presses each.
 */
export function quickUser(): UserEvent {
  const user = userEvent.setup()
  watchActivation()
  guardClipboard(navigator)
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || text.length < 3 || KEYS_OR_CODE.test(text)) return user.type(element, text, options)
    await user.click(element)
    await user.paste(text.slice(0, -1))
    await user.keyboard(text.slice(-1))
  }
  return { ...user, type }
}
