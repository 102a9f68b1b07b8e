import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { commitFields } from '@/lib/forms/form-events'

import { type UiTranslation, UiTranslationContext } from '../ui-translation'
import { NumberField } from './number-field'

const latvian: UiTranslation = {
  language: 'lv',
  t: (text, values = {}) => text.replaceAll(/:(\w+)/g, (whole, name: string) => String(values[name] ?? whole)),
}

const ASKS = 'Is it 1,234 or 1234? Write it without a thousands separator.'

/** Renders a field in a form of a Latvian page; the returned function reads its value. */
function inForm(props: Partial<ComponentProps<typeof NumberField>> = {}) {
  const ref: { form: HTMLFormElement | null } = { form: null }
  render(
    <UiTranslationContext value={latvian}>
      <form ref={(form) => void (ref.form = form)}>
        <NumberField label="Cena" name="price" {...props} />
      </form>
    </UiTranslationContext>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cena' })
  const form = ref.form ?? document.createElement('form')
  return { field, form, value: (): unknown => JSON.parse(String(new FormData(form).get('price'))) }
}

const euros = { style: 'currency', currency: 'EUR' } as const

describe('NumberField', () => {
  it.each([
    ['4,99', 4.99, '4,99 €'],
    ['4.99', 4.99, '4,99 €'],
    ['4.99 €', 4.99, '4,99 €'],
    ['EUR 1 299,00', 1299, '1299,00 €'],
    ['1.299,00', 1299, '1299,00 €'],
    ['', null, ''],
  ])('parses %j, typed or pasted, as %j', async (text, number, displayedText) => {
    const { field, value } = inForm({ format: euros, defaultValue: 7 })
    for (const enter of [() => userEvent.type(field, text || '{Delete}'), () => userEvent.paste(text)]) {
      await userEvent.clear(field)
      if (text !== '') await enter()
      expect(value()).toBe(number)
      await userEvent.tab()
      expect(field.value.replaceAll(/\s/g, ' ')).toBe(displayedText)
      expect(value()).toBe(number)
    }
  })

  it.each([
    ['1.234', {}, ASKS],
    ['pieci', {}, 'Enter a number'],
    ['4,5', { format: { maximumFractionDigits: 0 } }, 'Enter a whole number'],
    ['4,999', { format: euros }, /at most 2 decimal places/],
    ['0', { min: 1 }, 'Enter 1 or more'],
    ['2000', { max: 1000 }, 'Enter 1000 or less'],
  ])('refuses %j with %j, and keeps the text', async (text, props, message) => {
    const { field, form, value } = inForm({ ...props, defaultValue: 7 })
    await userEvent.clear(field)
    await userEvent.type(field, text)
    expect(field).not.toHaveAccessibleDescription()
    expect(commitFields(form)).toBe(false)
    expect(field).toHaveAccessibleDescription(message)
    expect([field.value, value()]).toEqual([text, null])
    await userEvent.tab()
    expect(field).toHaveAccessibleDescription(message)
    await userEvent.clear(field)
    await userEvent.type(field, '8')
    expect(commitFields(form)).toBe(true)
    expect(field).not.toHaveAccessibleDescription()
    expect(value()).toBe(8)
  })

  it('keeps what is being typed when its parent replaces an empty number', async () => {
    function Count() {
      const [count, setCount] = useState(3)
      return <NumberField label="Reizes" value={count} onChange={(next) => setCount(next ?? 1)} />
    }
    render(<Count />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reizes' })
    await userEvent.clear(field)
    expect(field.value).toBe('')
    await userEvent.type(field, '12')
    await userEvent.tab()
    expect(field.value).toBe('12')
  })

  it('steps with buttons and arrows from what was typed, within its limits', async () => {
    const onChange = vi.fn<(value: number | null) => void>()
    const { field } = inForm({ step: 0.1, min: 0, max: 1, onChange })
    await userEvent.type(field, '0.7{ArrowUp}{ArrowUp}')
    expect(field.value).toBe('0,9')
    await userEvent.click(screen.getByRole('button', { name: 'Increase: Cena' }))
    expect(onChange).toHaveBeenLastCalledWith(1)
    expect(screen.getByRole('button', { name: 'Increase: Cena' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Decrease: Cena' }))
    expect(onChange).toHaveBeenLastCalledWith(0.9)
  })
})
