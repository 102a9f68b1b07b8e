import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { commitFields } from '@/lib/forms/form-events'

import { DatePicker } from '../dates/date-picker'
import { DateRangePicker } from '../dates/date-range-picker'
import { ColorPicker } from './color-picker'
import { ComboBox } from './combo-box'
import type { Option } from './option'

// Compiling them for the first time can exceed a test's timeout.
beforeAll(() =>
  Promise.all([import('../dates/date-range-dialog'), import('./color-panel'), import('./combo-box-field')]),
)

/** Renders a field in a form. Returns the form's value and a spy on its input events. */
function inForm(field: ReactElement) {
  const onInput = vi.fn<() => void>()
  const { container } = render(<form>{field}</form>)
  const form = container.querySelector('form') ?? undefined
  // Native listener, as in core/shared/forms: React's events would also bubble from the overlay's portal.
  form?.addEventListener('input', onInput)
  return { onInput, value: (): unknown => JSON.parse(String(new FormData(form).get('field'))) }
}

describe('DatePicker', () => {
  it('submits its day, and null when cleared', async () => {
    const { onInput, value } = inForm(<DatePicker label="Diena" name="field" defaultValue="2026-03-05" />)
    expect(value()).toBe('2026-03-05')
    screen.getAllByRole('spinbutton')[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(value()).toBe('2026-04-05')
    expect(onInput).toHaveBeenCalledOnce()
    screen.getAllByRole('spinbutton')[2]?.focus()
    // Backspace clears segment by segment, moving on to the previous one.
    await userEvent.keyboard('{Backspace}'.repeat(12))
    expect(value()).toBeNull()
  })

  it('orders its segments as the locale does', () => {
    const orderOf = (locale: string) => {
      const { unmount } = render(<DatePicker label="Diena" locale={locale} />)
      const order = screen.getAllByRole('spinbutton').map((part) => part.getAttribute('data-type'))
      unmount()
      return order
    }
    expect(orderOf('en-US')).toEqual(['month', 'day', 'year'])
    expect(orderOf('en-GB')).toEqual(['day', 'month', 'year'])
  })

  const parts = () => screen.getAllByRole('spinbutton')
  const text = () =>
    parts()
      .map((part) => part.textContent)
      .join(' ')
  const WHOLE_DATE = 'Enter the day, month and four-digit year.'

  it.each([
    ['a cleared segment', 1, '{Backspace}', '03 dd 2026'],
    ['a cleared year', 2, '{Backspace}'.repeat(4), '03 05 yyyy'],
    ['a year of one digit', 2, '{Backspace}'.repeat(3), '03 05 2'],
    ['a year of two digits', 2, '26', '03 05 26'],
  ])('refuses %s, and accepts the date once it is complete', async (_, index, keys, displayedText) => {
    const { value } = inForm(<DatePicker label="Diena" name="field" defaultValue="2026-03-05" />)
    const form = document.querySelector('form')
    if (!form) throw new Error('No form')
    parts()[index]?.focus()
    await userEvent.keyboard(keys)
    expect(commitFields(form)).toBe(false)
    expect(await screen.findByText(WHOLE_DATE)).toBeVisible()
    expect(value()).toBeNull()
    await userEvent.click(document.body)
    expect([text(), value()]).toEqual([displayedText, null])
    expect(parts()[index]).toHaveAccessibleDescription(expect.stringContaining(WHOLE_DATE))
    parts()[index]?.focus()
    await userEvent.keyboard(index === 1 ? '05' : '2026')
    await userEvent.click(document.body)
    expect(commitFields(form)).toBe(true)
    expect([value(), screen.queryByText(WHOLE_DATE)]).toEqual(['2026-03-05', null])
  })

  it.each([
    ['1799', 'Enter the year :year or later.'],
    ['0030', WHOLE_DATE],
  ])('refuses the year %s', async (year, message) => {
    const { value } = inForm(<DatePicker label="Diena" name="field" defaultValue="2026-03-05" />)
    const form = document.querySelector('form')
    parts()[2]?.focus()
    await userEvent.keyboard(year)
    expect([form && commitFields(form), value()]).toEqual([false, null])
    expect(parts()[2]).toHaveAccessibleDescription(expect.stringContaining(message))
    await userEvent.keyboard('1800')
    expect([form && commitFields(form), value()]).toEqual([true, '1800-03-05'])
    expect(screen.queryByText(message)).toBeNull()
  })

  it('refuses an early date that the server has sent', async () => {
    inForm(<DatePicker label="Diena" name="field" defaultValue="0030-03-05" />)
    const form = document.querySelector('form')
    expect(form && commitFields(form)).toBe(false)
    expect(await screen.findByText(WHOLE_DATE)).toBeVisible()
  })

  it('empties its segments by a button, also while half typed', async () => {
    const { value } = inForm(<DatePicker label="Diena" name="field" defaultValue="2026-03-05" />)
    parts()[0]?.focus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(screen.getByRole('button', { name: 'Clear: :name' }))
    expect([value(), text()]).toEqual([null, 'mm dd yyyy'])
    expect(parts()[0]).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear: :name' })).toBeNull()
  })

  it('clamps a day that its month lacks before the form is read', async () => {
    const { value } = inForm(<DatePicker label="Diena" name="field" defaultValue="2026-02-05" />)
    parts()[1]?.focus()
    await userEvent.keyboard('30')
    const form = document.querySelector('form')
    expect(form && commitFields(form)).toBe(true)
    expect(value()).toBe('2026-02-28')
  })

  it('reports only new days and displays its controlled value', async () => {
    const onChange = vi.fn<(day: string | null) => void>()
    const { rerender } = render(<DatePicker label="Diena" value="2026-03-05" onChange={onChange} min="2026-03-01" />)
    const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(document.body)
    expect(onChange.mock.calls).toEqual([['2026-03-04']])
    expect(parts()).toEqual(['03', '05', '2026'])
    rerender(<DatePicker label="Diena" value="2027-12-24" onChange={onChange} />)
    expect(parts()).toEqual(['12', '24', '2027'])
  })
})

describe('DateRangePicker', () => {
  it('submits its range once applied', async () => {
    const { onInput, value } = inForm(<DateRangePicker label="Periods" name="field" max="2020-12-31" />)
    expect(value()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Periods Choose a period' }))
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect(value()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(value()).toEqual({ start: '2020-12-31', end: '2020-12-31', preset: 'today' })
    expect(onInput).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    // The focus is restored in the next animation frame.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Periods Today Dec 31, 2020' })).toHaveFocus())
  })

  it('applies no range from a year before 1800', async () => {
    inForm(<DateRangePicker label="Periods" defaultValue={{ start: '2026-01-01', end: '2026-03-05' }} />)
    await userEvent.click(screen.getByRole('button', { name: /^Periods/ }))
    const [, , year] = await screen.findAllByRole('spinbutton')
    year?.focus()
    await userEvent.keyboard('1799{Tab}')
    expect(await screen.findByText('Enter the year :year or later.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
  })
})

describe('ComboBox', () => {
  const loadOptions = (query: string) =>
    Promise.resolve(
      ['Anna', 'Ansis', 'Jānis'].filter((name) => name.includes(query)).map((label) => ({ value: label, label })),
    )

  const open = async (defaultValue: Option<string> | null = null) => {
    const result = inForm(<ComboBox label="Vārds" name="field" {...{ loadOptions, defaultValue }} />)
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Vārds' })
    const form = field.form ?? document.createElement('form')
    return { ...result, field, commit: () => commitFields(form) }
  }

  it('picks the first result with Enter, also before the search has finished', async () => {
    const { field, value } = await open()
    await userEvent.type(field, 'An{Enter}')
    await waitFor(() => expect(value()).toBe('Anna'))
    expect(field.value).toBe('Anna')
  })

  it('refuses text that matches no option, and keeps it when the field is left', async () => {
    const { field, value, commit } = await open()
    await userEvent.type(field, 'Ann')
    expect(commit()).toBe(false)
    expect(field).toHaveAccessibleDescription('Choose from the list.')
    await userEvent.tab()
    expect([field.value, value()]).toEqual(['Ann', null])
    expect(field).toHaveAccessibleDescription('Choose from the list.')
    await userEvent.clear(field)
    expect(commit()).toBe(true)
    expect(field).not.toHaveAccessibleDescription()
  })

  it('accepts a text that names one option', async () => {
    const { field, value, commit } = await open()
    await userEvent.type(field, 'Jānis')
    await screen.findByRole('option', { name: 'Jānis' })
    expect(commit()).toBe(true)
    expect(value()).toBe('Jānis')
  })

  it('restores its choice when left without another', async () => {
    const { field, value } = await open({ value: 'Anna', label: 'Anna' })
    await userEvent.type(field, 'x')
    await userEvent.tab()
    expect([field.value, value()]).toEqual(['Anna', 'Anna'])
  })
})

describe('ColorPicker', () => {
  it('submits its colour and offers swatches', async () => {
    const { onInput, value } = inForm(
      <ColorPicker label="Fons" name="field" defaultValue="#1a6248" swatches={['#f5bb54']} />,
    )
    expect(value()).toBe('#1a6248')
    await userEvent.click(screen.getByRole('button', { name: 'Fons #1a6248' }))
    await userEvent.click(await screen.findByRole('option'))
    expect(value()).toBe('#f5bb54')
    expect(onInput).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox', { name: 'Colour code' })).toHaveValue('#F5BB54')
  })
})

it.each([
  ['DatePicker', DatePicker, () => screen.getByRole('group', { name: 'Lauks' })],
  ['DateRangePicker', DateRangePicker, () => screen.getByRole('button', { name: /^Lauks/ })],
  ['ColorPicker', ColorPicker, () => screen.getByRole('button', { name: /^Lauks/ })],
])('exposes the error and description of %s', (_name, Picker, control) => {
  render(<Picker label="Lauks" description="Kam tas vajadzīgs." error="Izvēlies kaut ko." />)
  expect(control()).toHaveAccessibleDescription('Izvēlies kaut ko. Kam tas vajadzīgs.')
})
