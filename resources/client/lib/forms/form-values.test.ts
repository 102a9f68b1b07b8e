// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'

import { hasFile, toFormData } from '../files/multipart'
import { valueAt } from '../json/json-value'
import { nearestField, pathOf, setValueAt } from './field-path'
import { fillForm } from './fill-form'
import { WRITE_EVENT } from './form-events'
import { valuesOf } from './form-values'

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  document.body.append(form)
  return form
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name === name)
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field named ${name}`)
  return found
}

afterEach(() => document.body.replaceChildren())

describe('valuesOf()', () => {
  test.each([
    ['a text', '<input name="a" value="Ēriks">', 'Ēriks'],
    ['an empty text', '<input name="a">', ''],
    ['a long text', '<textarea name="a">Rinda</textarea>', 'Rinda'],
    ['a number', '<input name="a" type="number" value="4.5">', 4.5],
    ['an empty number', '<input name="a" type="number">', null],
    ['a range', '<input name="a" type="range" min="0" max="10" value="7">', 7],
    ['a checked checkbox', '<input name="a" type="checkbox" checked>', true],
    ['an unchecked checkbox', '<input name="a" type="checkbox">', false],
    [
      'checkboxes with one name',
      '<input name="a" type="checkbox" value="x" checked><input name="a" type="checkbox" value="y"><input name="a" type="checkbox" value="z" checked>',
      ['x', 'z'],
    ],
    ['a list with a single checkbox', '<input name="a" type="checkbox" value="x" checked>', ['x']],
    ['a radio choice', '<input name="a" type="radio" value="x"><input name="a" type="radio" value="y" checked>', 'y'],
    ['no radio choice', '<input name="a" type="radio" value="x"><input name="a" type="radio" value="y">', null],
    ['a select', '<select name="a"><option value="x"><option value="y" selected></select>', 'y'],
    [
      'a multiple select',
      '<select name="a" multiple><option value="x" selected><option value="y" selected></select>',
      ['x', 'y'],
    ],
    ['texts with one name', '<input name="a" value="x"><input name="a" value="y">', ['x', 'y']],
    ['no file', '<input name="a" type="file">', null],
    ['no files', '<input name="a" type="file" multiple>', []],
    [
      'JSON',
      `<input name="a" type="hidden" data-json value='{"from":"2026-01-01","ids":[1]}'>`,
      { from: '2026-01-01', ids: [1] },
    ],
    ['broken JSON', '<input name="a" type="hidden" data-json value="{">', null],
    ['a decomposed text', `<input name="a" value="${'Ēriks'.normalize('NFD')}">`, 'Ēriks'.normalize('NFC')],
    ['a name of invisible characters', '<input name="a" value="\u200B \u00A0\u2060\u034F\u00AD\u3164">', ''],
    ['a joined emoji', '<input name="a" value="👩\u200D👧">', '👩\u200D👧'],
    ['a decomposed password', `<input name="a" type="password" value="${'Ē'.normalize('NFD')}">`, 'Ē'.normalize('NFD')],
    [
      'decomposed texts in JSON',
      `<input name="a" type="hidden" data-json value='[{"name":"${'Ē'.normalize('NFD')}"}]'>`,
      [{ name: 'Ē'.normalize('NFC') }],
    ],
    ['a hidden field', '<input name="a" type="hidden" value="x">', 'x'],
  ])('reads %s', (_, html, value) => {
    expect(valuesOf(formOf(html))).toEqual({ a: value })
  })

  it('leaves out buttons, disabled fields and fields without a name', () => {
    const html =
      '<button name="a">A</button><input type="submit" name="b"><input name="c" disabled><input value="d"><fieldset disabled><input name="e"></fieldset>'
    expect(valuesOf(formOf(html))).toEqual({})
  })

  it('reads the values of earlier form data', () => {
    const form = formOf('<input name="a" value="1" type="number"><input name="b" type="checkbox" checked>')
    const before = new FormData(form)
    field(form, 'a').value = '2'
    field(form, 'b').checked = false
    expect(valuesOf(form, before)).toEqual({ a: 1, b: true })
    expect(valuesOf(form)).toEqual({ a: 2, b: false })
  })
})

describe('pathOf, valueAt and setValueAt', () => {
  it('reads a name as a path into the values', () => {
    const form = formOf(
      '<input name="address.street" value="Brīvības"><input name="items[0].name" value="x"><input name="items.1.name" value="y"><input name="tags[0]" value="z">',
    )
    expect(valuesOf(form)).toEqual({
      address: { street: 'Brīvības' },
      items: [{ name: 'x' }, { name: 'y' }],
      tags: ['z'],
    })
  })

  const key = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', '0', '12'),
    fc.stringMatching(/^[a-zāē_]\w{0,6}$/),
  )
  const path = fc.array(key, { minLength: 1, maxLength: 4 })

  it('sets a value only at its own path', () => {
    fc.assert(
      fc.property(path, fc.string(), (place, value) => {
        const root = {}
        setValueAt(root, place, value)
        expect(valueAt(root, place)).toBe(value)
        expect(valueAt(root, [...place, 'more'])).toBeUndefined()
        expect(Object.keys(root)).toEqual([place[0]])
        expect(Object.getPrototypeOf(root)).toBe(Object.prototype)
      }),
    )
  })

  it('parses dots and brackets the same', () => {
    fc.assert(
      fc.property(path, (place) => {
        const [first = '', ...rest] = place
        expect(pathOf(place.join('.'))).toEqual(place)
        expect(pathOf(first + rest.map((part) => `[${part}]`).join(''))).toEqual(place)
      }),
    )
  })
})

describe('nearestField()', () => {
  const names = ['name', 'tags', 'items', 'items.0.name', 'address.street', 'address.city', 'a[1]']
  test.each([
    ['name', 'name'],
    ['tags.0', 'tags'],
    ['items.0.name', 'items.0.name'],
    ['items.0.price', 'items'],
    ['items.1.name', 'items'],
    ['address', 'address.street'],
    ['a.1', 'a[1]'],
    ['nam', undefined],
    ['captcha', undefined],
  ])('maps %s to %s', (place, name) => {
    expect(nearestField(pathOf(place), names)).toBe(name)
  })
})

describe('fillForm()', () => {
  const html = `
    <input name="text"><textarea name="long"></textarea><input name="number" type="number"><input name="box" type="checkbox">
    <input name="boxes" type="checkbox" value="x" checked><input name="boxes" type="checkbox" value="y">
    <input name="choice" type="radio" value="x"><input name="choice" type="radio" value="y">
    <select name="one"><option value="x"><option value="y"></select>
    <select name="many" multiple><option value="x" selected><option value="y"></select>
    <input name="texts"><input name="texts"><input name="untouched" value="same">`

  it('writes every kind of field and fires its input event', () => {
    const form = formOf(html)
    const notified = new Set<string>()
    form.addEventListener('input', ({ target }) => notified.add((target as HTMLInputElement).name))
    const values = {
      text: 'Ā',
      long: 'B',
      number: 3,
      box: true,
      boxes: ['y'],
      choice: 'y',
      one: 'y',
      many: ['y'],
      texts: ['1', '2'],
    }
    fillForm(form, (name) => valueAt(values, [name]))
    expect(valuesOf(form)).toEqual({ ...values, untouched: 'same' })
    expect([...notified]).toEqual(Object.keys(values))
  })

  it('clears fields', () => {
    const form = formOf(
      '<input name="text" value="x"><input name="box" type="checkbox" checked><input name="choice" type="radio" value="x" checked><input name="number" type="number" value="1">',
    )
    const values = { text: null, box: false, choice: null, number: null }
    fillForm(form, (name) => valueAt(values, [name]))
    expect(valuesOf(form)).toEqual({ text: '', box: false, choice: null, number: null })
  })

  it('writes JSON fields through an event', () => {
    const form = formOf('<input name="range" type="hidden" data-json value="null">')
    const written: unknown[] = []
    field(form, 'range').addEventListener(WRITE_EVENT, (event) => written.push((event as CustomEvent).detail))
    fillForm(form, () => ({ from: 1 }))
    expect(written).toEqual([{ from: 1 }])
  })
})

describe('hasFile and the multipart body', () => {
  it('finds a file at any depth of the values', () => {
    const file = new File(['x'], 'a.png')
    expect([hasFile({ a: [{ b: file }] }), hasFile({ a: [{ b: 'file' }], c: null })]).toEqual([true, false])
  })

  it('encodes values the way PHP reads them', () => {
    const file = new File(['x'], 'a.png')
    const sent = toFormData({ a: 'x', b: true, c: null, d: undefined, e: [1, 2], f: { g: false }, h: file })
    expect([...sent]).toEqual([
      ['a', 'x'],
      ['b', '1'],
      ['c', ''],
      ['e[0]', '1'],
      ['e[1]', '2'],
      ['f[g]', '0'],
      ['h', file],
    ])
  })
})
