import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { LONG_PRESS_MS } from '@/lib/browser/long-press'
import { fillForm } from '@/lib/forms/fill-form'
import { valuesOf } from '@/lib/forms/form-values'

import { FLOATING_PADDING } from '../overlays/floating-style'
import { HOVER_POPOVER_CLOSE_MS } from '../overlays/hover-popover'
import { TOOLTIP_DELAY_MS, TOOLTIP_GRACE_MS, MAX_TOOLTIP_WIDTH_PX } from '../overlays/tooltip-bubble'
import { ComboBox } from './combo-box'
import { MAX_LISTBOX_HEIGHT_PX } from './listbox'
import { SelectField } from './select-field'
import { TYPE_AHEAD_RESET_MS } from './use-type-ahead'

const genres = [
  { value: 1, label: 'Šūpuļdziesmas' },
  { value: 2, label: 'Tautasdziesmas' },
]

// Compiling them for the first time can exceed a test's timeout.
beforeAll(() => Promise.all([import('./select-list'), import('./combo-box-field')]))

const form = () => screen.getByRole<HTMLFormElement>('form')
const field = (name: string) => screen.findByRole('combobox', { name })

it('uses the sizes and delays of spec section 9', () => {
  expect({
    MAX_LISTBOX_HEIGHT_PX,
    TYPE_AHEAD_RESET_MS,
    LONG_PRESS_MS,
    FLOATING_PADDING,
    HOVER_POPOVER_CLOSE_MS,
  }).toEqual({
    MAX_LISTBOX_HEIGHT_PX: 420,
    TYPE_AHEAD_RESET_MS: 500,
    LONG_PRESS_MS: 400,
    FLOATING_PADDING: 16,
    HOVER_POPOVER_CLOSE_MS: 150,
  })
  expect([TOOLTIP_DELAY_MS, TOOLTIP_GRACE_MS, MAX_TOOLTIP_WIDTH_PX]).toEqual([1500, 500, 240])
})

describe('SelectField', () => {
  it('submits its value and accepts one from the form', async () => {
    const change = vi.fn<(value: number) => void>()
    render(
      <form aria-label="Dziesma">
        <SelectField label="Žanrs" name="genre" options={genres} onChange={change} error="Izvēlies žanru." />
      </form>,
    )
    expect(valuesOf(form())).toEqual({ genre: null })
    const genre = await field('Žanrs')
    expect(genre).toBeInvalid()
    expect(genre).toHaveAccessibleDescription('Izvēlies žanru.')
    await userEvent.click(genre)
    await userEvent.click(await screen.findByRole('option', { name: 'Tautasdziesmas' }))
    expect(change.mock.calls).toEqual([[2]])
    expect(valuesOf(form())).toEqual({ genre: 2 })
    act(() => fillForm(form(), () => 1))
    expect(genre).toHaveTextContent('Šūpuļdziesmas')
  })

  it('renders a section with the same name as an option', async () => {
    render(<SelectField label="Laika josla" options={[{ title: 'UTC', options: [{ value: 'UTC', label: 'UTC' }] }]} />)
    await userEvent.click(await field('Laika josla'))
    expect(await screen.findByRole('option', { name: 'UTC' })).toBeVisible()
  })
})

describe('ComboBox', () => {
  it("submits its option's value and restores an earlier one from the form", async () => {
    render(
      <form aria-label="Dziesma">
        <ComboBox label="Žanrs" name="genre" options={genres} />
      </form>,
    )
    await userEvent.type(await field('Žanrs'), 'ta')
    await userEvent.click(await screen.findByRole('option', { name: 'Tautasdziesmas' }))
    expect(await field('Žanrs')).toHaveValue('Tautasdziesmas')
    expect(valuesOf(form())).toEqual({ genre: 2 })
    act(() => fillForm(form(), () => null))
    expect(await field('Žanrs')).toHaveValue('')
    act(() => fillForm(form(), () => 2))
    expect(await field('Žanrs')).toHaveValue('Tautasdziesmas')
  })

  it('keeps its list and the typed text when the page scrolls', async () => {
    render(<ComboBox label="Žanrs" options={genres} />)
    await userEvent.type(await field('Žanrs'), 'ta')
    expect(await screen.findByRole('option', { name: 'Tautasdziesmas' })).toBeVisible()
    fireEvent.scroll(document)
    expect(await field('Žanrs')).toHaveValue('ta')
    await userEvent.click(screen.getByRole('option', { name: 'Tautasdziesmas' }))
    expect(await field('Žanrs')).toHaveValue('Tautasdziesmas')
  })

  it('closes its list, and keeps the typed text, when something around it scrolls', async () => {
    render(
      <div data-testid="around">
        <ComboBox label="Žanrs" options={genres} />
      </div>,
    )
    await userEvent.type(await field('Žanrs'), 'ta')
    expect(await screen.findByRole('option', { name: 'Tautasdziesmas' })).toBeVisible()
    fireEvent.scroll(screen.getByTestId('around'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(await field('Žanrs')).toHaveValue('ta')
    await userEvent.type(await field('Žanrs'), 'u')
    await userEvent.click(await screen.findByRole('option', { name: 'Tautasdziesmas' }))
    expect(await field('Žanrs')).toHaveValue('Tautasdziesmas')
  })
})
