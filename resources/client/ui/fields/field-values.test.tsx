import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { commitFields } from '@/lib/forms/form-events'

import { ChipField } from '../chips/chip-field'
import { CheckboxGroup } from './checkbox-group'
import { CODE_LENGTH, CodeInput } from './code-input'
import { FileDrop } from './file-drop'
import { NumberField } from './number-field'
import { RadioGroup } from './radio-group'
import { SearchField } from './search-field'
import { SliderField } from './slider-field'
import { SwitchField } from './switch-field'
import { TextArea } from './text-area'

const changed = () => vi.fn<(value: unknown) => void>()

/** Renders a field in a form. The returned function reads the form's value by name, parsing JSON fields. */
function inForm(field: ReactElement) {
  const { container } = render(<form aria-label="Forma">{field}</form>)
  const form = screen.getByRole<HTMLFormElement>('form')
  return (name: string): unknown => {
    const text = new FormData(form).get(name)
    const isJson = container.querySelector(`[name=${name}][data-json]`) !== null
    return isJson ? JSON.parse(String(text)) : text
  }
}

const options = ['Roks', 'Pops', 'Džezs'].map((label) => ({ value: label.toLowerCase(), label }))

describe('choice fields', () => {
  it('returns checked options in their order and toggles them all with one checkbox', async () => {
    const onChange = changed()
    const value = inForm(<CheckboxGroup label="Žanri" name="genres" options={options} onChange={onChange} selectAll />)
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Džezs' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Roks' }))
    expect(value('genres')).toEqual(['roks', 'džezs'])
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await userEvent.click(all)
    expect(onChange).toHaveBeenLastCalledWith(['roks', 'pops', 'džezs'])
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    await userEvent.click(all)
    expect(value('genres')).toEqual([])
  })

  it('keeps disabled checkboxes unchanged when all are toggled', async () => {
    const onChange = changed()
    const some = options.map((option) => ({ ...option, disabled: option.value !== 'pops' }))
    render(<CheckboxGroup label="Žanri" options={some} defaultValue={['roks']} onChange={onChange} selectAll />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(onChange).toHaveBeenLastCalledWith(['roks', 'pops'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(onChange).toHaveBeenLastCalledWith(['roks'])
  })

  it('returns one radio option, and exposes the label and error of the group', async () => {
    const onChange = changed()
    const value = inForm(
      <RadioGroup
        label="Žanrs"
        name="genre"
        options={options}
        defaultValue="roks"
        onChange={onChange}
        error="Nē."
        required
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Žanrs' })
    expect(group).toHaveAccessibleDescription('Nē.')
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true'])
    expect(value('genre')).toBe('roks')
    await userEvent.click(screen.getByRole('radio', { name: 'Pops' }))
    expect(onChange).toHaveBeenLastCalledWith('pops')
    expect(value('genre')).toBe('pops')
  })

  it('turns a switch on and off', async () => {
    const onChange = changed()
    render(<SwitchField label="Atkārtot" onChange={onChange} />)
    await userEvent.click(screen.getByRole('switch', { name: 'Atkārtot', checked: false }))
    expect(onChange).toHaveBeenLastCalledWith(true)
    expect(screen.getByRole('switch', { checked: true })).toBeTruthy()
  })

  it('returns a slider value as a number, formatted alike on screen and for screen readers', () => {
    const onChange = changed()
    const value = inForm(
      <SliderField
        label="Skaļums"
        name="volume"
        max={100}
        defaultValue={20}
        format={(share) => `${share} %`}
        onChange={onChange}
      />,
    )
    const slider = screen.getByRole('slider', { name: 'Skaļums' })
    fireEvent.change(slider, { target: { value: '35' } })
    expect(onChange).toHaveBeenLastCalledWith(35)
    expect(slider.getAttribute('aria-valuetext')).toBe('35 %')
    expect(screen.getByRole('status')).toHaveTextContent('35 %')
    expect(value('volume')).toBe(35)
  })
})

describe('typed fields', () => {
  it('returns a number, or null when empty', async () => {
    const onChange = changed()
    const value = inForm(<NumberField label="Cena" name="price" min={0} step={0.5} onChange={onChange} />)
    expect(value('price')).toBeNull()
    const field = screen.getByRole('textbox', { name: 'Cena' })
    await userEvent.type(field, '4.5{Enter}')
    expect(value('price')).toBe(4.5)
    await userEvent.clear(field)
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(value('price')).toBeNull()
  })

  it('reports every keystroke in text areas and search fields', async () => {
    const [onText, onSearch] = [changed(), changed()]
    render(<TextArea label="Ziņa" onChange={onText} />)
    render(<SearchField label="Meklēt" onChange={onSearch} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Ziņa' }), 'Čau')
    expect(onText.mock.calls).toEqual([['Č'], ['Ča'], ['Čau']])
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Meklēt' })
    await userEvent.type(search, 'šū')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onSearch.mock.calls).toEqual([['š'], ['šū'], ['']])
    expect(search.value).toBe('')
    expect(document.activeElement).toBe(search)
  })
})

describe('CodeInput', () => {
  it('accepts six digits (spec section 9)', () => {
    expect(CODE_LENGTH).toBe(6)
    render(<CodeInput label="Kods" />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kods' }).maxLength).toBe(CODE_LENGTH)
  })

  it.each(['123456', '123 456', '123-456', ' 1 2 3 4 5 6\n', 'Kods: 123456.', '12345678'])(
    'keeps only the digits of pasted %j',
    async (text) => {
      const [onChange, onComplete] = [changed(), changed()]
      const value = inForm(<CodeInput label="Kods" name="code" onChange={onChange} onComplete={onComplete} />)
      await userEvent.click(screen.getByRole('textbox', { name: 'Kods' }))
      await userEvent.paste(text)
      expect(value('code')).toBe('123456')
      expect(onChange.mock.calls).toEqual([['123456']])
      expect(onComplete.mock.calls).toEqual([['123456']])
    },
  )

  it('keeps only typed digits and completes with the last one', async () => {
    const [onChange, onComplete] = [changed(), changed()]
    render(<CodeInput label="Kods" length={4} onChange={onChange} onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Kods' }), '1a2b-3')
    expect(onChange).toHaveBeenLastCalledWith('123')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('4')
    expect(onComplete.mock.calls).toEqual([['1234']])
  })
})

describe('ChipField', () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox')
  const announcement = () => screen.getByRole('status').textContent

  it('adds each text once on Enter, comma and blur', async () => {
    const value = inForm(<ChipField label="Birkas" name="tags" defaultValue={['vasara']} />)
    await userEvent.type(input(), 'jūra{Enter}mežs, VASARA,')
    expect(value('tags')).toEqual(['vasara', 'jūra', 'mežs'])
    expect(announcement()).toBe('Added: :names')
    await userEvent.type(input(), 'pludmale')
    await userEvent.tab()
    expect(value('tags')).toEqual(['vasara', 'jūra', 'mežs', 'pludmale'])
  })

  it('adds the email addresses of pasted text', async () => {
    const value = inForm(<ChipField label="Uzaicināt" name="emails" />)
    await userEvent.click(input())
    await userEvent.paste('Anna <anna@piemers.lv>; eva@piemers.lv')
    expect(value('emails')).toEqual(['anna@piemers.lv', 'eva@piemers.lv'])
    await userEvent.paste('bez adreses')
    expect(input().value).toBe('bez adreses')
  })

  it('keeps rejected text in the field and shows the reason', async () => {
    const validate = (text: string) => (text.includes('@') ? undefined : 'Nav e-pasts.')
    const value = inForm(<ChipField label="Uzaicināt" name="emails" validate={validate} />)
    await userEvent.type(input(), 'anna{Enter}')
    expect(input()).toHaveAccessibleDescription('Nav e-pasts.')
    await userEvent.type(input(), '@piemers.lv{Enter}')
    expect(input()).not.toHaveAccessibleDescription()
    expect(value('emails')).toEqual(['anna@piemers.lv'])
  })

  it('adds only suggestions when custom values are not allowed', async () => {
    const value = inForm(
      <ChipField label="Žanri" name="genres" suggestions={['Roks', 'Pops']} allowsCustomValue={false} />,
    )
    const field = screen.getByRole('combobox', { name: 'Žanri' })
    await userEvent.type(field, 'roks{Enter}džezs{Enter}')
    expect(value('genres')).toEqual(['Roks'])
    expect(field).toHaveAccessibleDescription('Choose from the list.')
  })

  it('accepts the suggestion that contains the typed text with Enter, and offers the text as new', async () => {
    const genres = ['Popmūzika', 'Roks']
    const isNew = (text: string) => !genres.includes(text)
    const value = inForm(<ChipField label="Žanri" name="genres" suggestions={genres} isNew={isNew} />)
    const field = screen.getByRole('combobox', { name: 'Žanri' })
    await userEvent.type(field, 'pop{Enter}')
    expect(value('genres')).toEqual(['Popmūzika'])
    await userEvent.type(field, 'Rok')
    await userEvent.click(screen.getByRole('option', { name: 'Add “:name” as new' }))
    expect(value('genres')).toEqual(['Popmūzika', 'Rok'])
    const chips = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)
    expect(chips.map((chip) => chip?.includes('new#chip'))).toEqual([false, true])
  })

  it.each([
    [true, 'vasara', ['vasara'], true],
    [false, 'ROKS', ['Roks'], true],
    [false, 'vasara', [], false],
  ])(
    'accepts what is typed before its form is read, or refuses it (%s, %j)',
    async (allowsCustomValue, text, chips, isTaken) => {
      const value = inForm(<ChipField label="Žanri" name="genres" suggestions={['Roks']} {...{ allowsCustomValue }} />)
      const field = screen.getByRole('combobox', { name: 'Žanri' })
      await userEvent.type(field, text)
      expect(commitFields(screen.getByRole<HTMLFormElement>('form', { hidden: true }))).toBe(isTaken)
      expect(value('genres')).toEqual(chips)
      if (!isTaken) expect(field).toHaveAccessibleDescription('Choose from the list.')
    },
  )

  it('removes a chip by its button', async () => {
    const value = inForm(<ChipField label="Birkas" name="tags" defaultValue={['vasara', 'jūra']} />)
    await userEvent.click(screen.getByRole('button', { name: /vasara/ }))
    expect(value('tags')).toEqual(['jūra'])
    expect(announcement()).toBe('Removed: :names')
  })
})

describe('FileDrop', () => {
  const picture = new File(['.'], 'vāks.png', { type: 'image/png' })
  const other = new File(['.'], 'cits.png', { type: 'image/png' })
  const song = new File(['.'], 'dziesma.mp3', { type: 'audio/mpeg' })

  it('accepts the same files twice', async () => {
    const onFiles = changed()
    render(<FileDrop label="Vāks" onFiles={onFiles} multiple />)
    const field = screen.getByLabelText<HTMLInputElement>('Vāks')
    await userEvent.upload(field, [picture, song])
    await userEvent.upload(field, [picture, song])
    expect(onFiles.mock.calls).toEqual([[[picture, song]], [[picture, song]]])
  })

  it('accepts pasted files, but refuses other types and takes only the first of several', () => {
    const onFiles = changed()
    render(<FileDrop label="Vāks" accept="image/*" onFiles={onFiles} />)
    const field = screen.getByLabelText('Vāks')
    fireEvent.paste(field, { clipboardData: { files: [song] } })
    expect(onFiles).not.toHaveBeenCalled()
    expect(field).toHaveAccessibleDescription('This file type is not allowed')
    fireEvent.paste(field, { clipboardData: { files: [picture, other] } })
    expect(onFiles.mock.calls).toEqual([[[picture]]])
    expect(field).not.toHaveAccessibleDescription()
  })
})
