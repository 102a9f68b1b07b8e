import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { fillForm } from '@/lib/forms/fill-form'
import { valuesOf } from '@/lib/forms/form-values'

import { PlaceholderField } from './placeholder-field'

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./placeholder-editor'))

// ProseMirror scrolls to the caret, for which jsdom has no layout.
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const raw = '{{genre}}'
const placeholder = { raw, name: 'Genre', insertLabel: 'Insert the genre' }
const chip = { name: 'Placeholder: Genre' }

type Props = Partial<Parameters<typeof PlaceholderField>[0]>

function open(props: Props = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const field = (changed?: Props) => (
    <form aria-label="Form" onSubmit={onSubmit}>
      <PlaceholderField
        {...{ name: 'title', label: 'Title', defaultValue: `Best ${raw}`, placeholder, disabled: false, ...props }}
        {...changed}
      />
    </form>
  )
  const { rerender } = render(field())
  const form = screen.getByRole<HTMLFormElement>('form')
  return {
    user: userEvent.setup(),
    onSubmit,
    form,
    value: () => valuesOf(form)['title'],
    change: (changed: Props) => rerender(field(changed)),
  }
}
const editor = async () => {
  await screen.findByRole('img', chip)
  return screen.getByRole('textbox', { name: 'Title' })
}

describe('a text field with a placeholder', () => {
  it('shows the placeholder as a chip and keeps the raw text', async () => {
    const { value } = open({ description: 'Shown in search results.', error: 'Too long', required: true })
    const field = await editor()
    expect(field).toHaveTextContent('Best Genre')
    expect(field).toBeRequired()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Too long Shown in search results.')
    expect(value()).toBe(`Best ${raw}`)
  })

  it('inserts the placeholder at the caret, and removes it as one', async () => {
    const onChange = vi.fn()
    const { user, value } = open({ onChange })
    const field = await editor()
    await user.click(screen.getByText('Title'))
    expect(field).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Insert the genre' }))
    expect(value()).toBe(`Best ${raw}${raw}`)
    expect(field).toHaveFocus()
    // With the code of the key, which ProseMirror reads.
    fireEvent.keyDown(field, { key: 'Backspace', keyCode: 8 })
    expect(value()).toBe(`Best ${raw}`)
    expect(onChange.mock.calls).toEqual([[`Best ${raw}${raw}`], [`Best ${raw}`]])
  })

  it('takes the text of a paste as plain text, with a chip', async () => {
    const { user, value } = open()
    await user.click(await editor())
    await user.paste(` of\n${raw} <b>`)
    expect(value()).toContain(`of ${raw} <b>`)
    expect(screen.getAllByRole('img', chip)).toHaveLength(2)
  })

  it('submits the form with Enter, but breaks the line of a longer text', async () => {
    const { user, onSubmit, value, change } = open()
    await user.click(await editor())
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(value()).toBe(`Best ${raw}`)
    change({ placeholder: undefined })
    change({ isMultiline: true })
    await user.click(await editor())
    await user.keyboard('{Enter}')
    expect(value()).toContain('\n')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('accepts a text that the form writes', async () => {
    const { form, value } = open()
    const field = await editor()
    act(() => fillForm(form, () => `${raw} {{other}}`))
    expect(value()).toBe(`${raw} {{other}}`)
    expect(field).toHaveTextContent('Genre {{other}}')
  })

  it('keeps the text when the placeholder is no longer offered', async () => {
    const { change, value } = open()
    await editor()
    change({ placeholder: undefined })
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(`Best ${raw}`)
    expect(screen.queryByRole('button')).toBeNull()
    expect(value()).toBe(`Best ${raw}`)
  })

  it('inserts into the plain field that the user is writing in when the editor arrives', async () => {
    const { user, change, value } = open({ placeholder: undefined })
    const plain = screen.getByRole('textbox', { name: 'Title' })
    await user.click(plain)
    change({ placeholder })
    await user.keyboard('!')
    expect(plain).toHaveFocus()
    await user.tab()
    await waitFor(() => expect(screen.getByRole('img', chip)).toBeVisible())
    expect(value()).toBe(`Best ${raw}!`)
  })

  it('cannot be changed while it is disabled', async () => {
    open({ disabled: true })
    const field = await editor()
    expect(field).toHaveAttribute('contenteditable', 'false')
    expect(field).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Insert the genre' })).toBeDisabled()
  })
})
