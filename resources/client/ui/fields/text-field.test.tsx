import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { CheckboxField } from './checkbox-field'
import { PasswordField } from './password-field'
import { TextField } from './text-field'

const describedBy = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('describes the field by its error and then its description', () => {
  render(<TextField label="Vārds" description="Tā tevi redzēs citi." error="Vārds ir jāaizpilda." />)
  const field = screen.getByRole('textbox', { name: 'Vārds' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field)).toEqual(['Vārds ir jāaizpilda.', 'Tā tevi redzēs citi.'])
})

it('omits the description and the invalid state without texts', () => {
  render(<TextField label="Vārds" />)
  const field = screen.getByRole('textbox', { name: 'Vārds' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

it('shows a password on request and hides it again', async () => {
  render(<PasswordField label="Parole" revealLabel="Rādīt paroli" defaultValue="āboliņš" />)
  const field = screen.getByLabelText<HTMLInputElement>('Parole')
  expect(field.type).toBe('password')
  const reveal = screen.getByRole('button', { name: 'Rādīt paroli', pressed: false })
  await userEvent.click(reveal)
  expect(field.type).toBe('text')
  expect(field.value).toBe('āboliņš')
  await userEvent.click(screen.getByRole('button', { name: 'Rādīt paroli', pressed: true }))
  expect(field.type).toBe('password')
})

it('toggles a checkbox by its label', async () => {
  render(<CheckboxField label="Atcerēties mani" error="Lūdzu, atzīmē." />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Atcerēties mani' })
  await userEvent.click(screen.getByText('Atcerēties mani'))
  expect(box.checked).toBe(true)
  expect(describedBy(box)).toEqual(['Lūdzu, atzīmē.'])
})
