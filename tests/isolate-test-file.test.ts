import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { recordListeners } from './isolate-test-file'

/** Whether user-event notices what is typed into fields of a document. */
function isWatched(page: Document): boolean {
  const field = page.body.appendChild(page.createElement('input'))
  field.focus()
  return Object.hasOwn(field, 'value')
}

it.each([1, 2])('removes the listeners of tests, and keeps those of libraries, recorded %i time(s)', (times) => {
  const page = document.body.appendChild(document.createElement('iframe')).contentDocument ?? document
  const remove = Array.from({ length: times }, () => recordListeners(page))
  const onClick = vi.fn<() => void>()
  page.addEventListener('click', onClick)
  userEvent.setup({ document: page })
  for (const each of remove.toReversed()) each()
  page.dispatchEvent(new Event('click'))
  expect(onClick).not.toHaveBeenCalled()
  expect(isWatched(page)).toBe(true)
})
