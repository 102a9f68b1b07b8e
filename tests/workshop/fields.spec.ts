import type { Locator } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { pressKeys, state } from './fixtures/keys'
import { expect, test } from './fixtures/test'

test.describe('radio group', () => {
  test('moves, selects and wraps around with arrows; Tab leaves it', async ({ page, openStory }) => {
    await openStory('radio-group')
    const group = state(page, 'Default')
    const expectSelected = (name: string) => async () => {
      await expect(group.getByRole('radio', { name })).toBeFocused()
      await expect(group.getByRole('radio', { name })).toBeChecked()
    }
    await pressKeys(page, [
      ['Tab', expectSelected('Mēnesī')],
      ['ArrowDown', expectSelected('Gadā')],
      ['ArrowRight', expectSelected('Nedēļā')],
      ['ArrowDown', expectSelected('Mēnesī')],
      ['ArrowUp', expectSelected('Nedēļā')],
      ['ArrowLeft', expectSelected('Gadā')],
    ])
    const other = state(page, 'Without a choice').getByRole('radio', { name: 'Mēnesī' })
    await pressKeys(page, [
      ['Tab', () => expect(other).toBeFocused()],
      ['Space', () => expect(other).toBeChecked()],
    ])
  })
})

test.describe('checkbox group', () => {
  test('toggles a box with Space, and all with the first box', async ({ page, openStory }) => {
    await openStory('checkbox-group')
    const group = state(page, 'With a checkbox for all')
    const all = group.getByRole('checkbox', { name: 'Atlasīt visu' })
    const isHalf = () => all.evaluate((box: HTMLInputElement) => box.indeterminate)
    expect(await isHalf()).toBe(true)
    await all.focus()
    await pressKeys(page, [
      ['Space', () => expect(group.getByRole('checkbox', { checked: true })).toHaveCount(4)],
      ['Space', () => expect(group.getByRole('checkbox', { checked: false })).toHaveCount(4)],
      ['Tab', () => expect(group.getByRole('checkbox', { name: 'Šūpuļdziesmas' })).toBeFocused()],
      ['Space', () => expect.poll(isHalf).toBe(true)],
    ])
  })
})

test.describe('switch', () => {
  test('toggles with Space', async ({ page, openStory }) => {
    await openStory('switch-field')
    const field = state(page, 'Off').getByRole('switch')
    await pressKeys(page, [
      ['Tab', () => expect(field).toBeFocused()],
      ['Space', () => expect(field).toBeChecked()],
      ['Space', () => expect(field).not.toBeChecked()],
    ])
  })
})

test.describe('slider', () => {
  test('moves in steps with arrows, page keys, Home and End', async ({ page, openStory }) => {
    await openStory('slider-field')
    const field = state(page, 'With steps').getByRole('slider')
    const shows = (value: string) => () => expect(field).toHaveAttribute('aria-valuetext', value)
    await field.focus()
    await pressKeys(page, [
      ['ArrowRight', shows('3')],
      ['ArrowUp', shows('3,5')],
      ['ArrowLeft', shows('3')],
      ['ArrowDown', shows('2,5')],
      ['End', shows('12')],
      ['Home', shows('0')],
      ['PageUp', shows('1')],
      ['PageDown', shows('0')],
    ])
  })
})

test.describe('number field', () => {
  test('steps within limits with arrows, skips its buttons with Tab, and accepts a decimal comma', async ({
    page,
    openStory,
  }) => {
    await openStory('number-field')
    const field = state(page, 'Default').getByRole('textbox')
    const holds = (value: string) => () => expect(field).toHaveValue(value)
    await pressKeys(page, [
      ['Tab', () => expect(field).toBeFocused()],
      ['ArrowUp', holds('8')],
      ['ArrowDown', holds('7')],
      ['End', holds('18')],
      ['ArrowUp', holds('18')],
      ['Home', holds('0')],
      ['ArrowDown', holds('0')],
      ['Tab', () => expect(state(page, 'Empty').getByRole('textbox')).toBeFocused()],
    ])
    const price = state(page, 'With a currency').getByRole('textbox')
    await price.fill('5,25')
    await page.keyboard.press('Enter')
    await expect(price).toHaveValue('5,25\u00A0€')
    await page.getByRole('button', { name: 'Palielināt: Vecums' }).first().click()
    await expect(field).toHaveValue('1')
  })
})

test.describe('search field', () => {
  test('clears with Escape, which stops there, and skips its button with Tab', async ({ page, openStory }) => {
    await openStory('search-field')
    const field = state(page, 'Filled').getByRole('searchbox')
    const clear = state(page, 'Filled').getByRole('button', { name: 'Notīrīt' })
    await field.focus()
    await page.evaluate(() => document.addEventListener('keydown', ({ key }) => (document.title += ` ${key}`)))
    await expect(clear).toBeVisible()
    await pressKeys(page, [
      ['Escape', () => expect(field).toHaveValue('')],
      ['Escape', () => expect(field).toBeFocused()],
      ['x', () => expect(clear).toBeVisible()],
      ['Tab', () => expect(state(page, 'Loading').getByRole('searchbox')).toBeFocused()],
    ])
    await expect(page).toHaveTitle('search-field Escape x Tab')
    await clear.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })
})

test.describe('text area', () => {
  test('grows with its text up to the height of the screen', async ({ page, openStory }) => {
    await openStory('text-area')
    const field = state(page, 'Default').getByRole('textbox')
    const height = () => field.evaluate((area) => area.clientHeight)
    const before = await height()
    await field.fill('viens\ndivi\ntrīs\nčetri\npieci')
    const grown = await height()
    expect(grown).toBeGreaterThan(before)
    await field.fill('rinda\n'.repeat(200))
    expect(await height()).toBeLessThan(800)
    await field.fill('')
    expect(await height()).toBe(before)
  })
})

test.describe('code input', () => {
  test('accepts digits only, also from the clipboard', async ({ page, context, openStory }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openStory('code-input')
    const field = state(page, 'Default').getByRole('textbox')
    const holds = (value: string) => () => expect(field).toHaveValue(value)
    await pressKeys(page, [
      ['Tab', () => expect(field).toBeFocused()],
      ['4', holds('4')],
      ['a', holds('4')],
      ['Space', holds('4')],
      ['8', holds('48')],
      ['Backspace', holds('4')],
    ])
    for (const copied of ['123 456', '654-321']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
      await page.keyboard.press('ControlOrMeta+v')
      await expect(field).toHaveValue(copied.replace(/\D/, ''))
    }
  })

  test('centres each digit in its box', async ({ page, openStory }) => {
    await openStory('code-input')
    for (const name of ['Filled', 'In a narrow container']) {
      const shift = await state(page, name)
        .getByRole('textbox')
        .evaluate((field: HTMLInputElement) => {
          const boxes = [...(field.parentElement?.querySelectorAll('span') ?? [])].map((box) =>
            box.getBoundingClientRect(),
          )
          const style = getComputedStyle(field)
          const pen = new OffscreenCanvas(1, 1).getContext('2d')
          if (!pen) return NaN
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
          const digit = pen.measureText('0').width
          const start = field.getBoundingClientRect().x + parseFloat(style.paddingInlineStart)
          const middle = (place: number) => start + place * (digit + parseFloat(style.letterSpacing)) + digit / 2
          return Math.max(...boxes.map((box, place) => Math.abs(box.x + box.width / 2 - middle(place))))
        })
      expect(shift, name).toBeLessThan(1)
    }
  })
})

test.describe('chip field', () => {
  const chip = (field: Locator, name: string) => field.getByRole('row', { name })

  test('adds with Enter and comma, removes with Backspace and Delete, and moves with arrows', async ({
    page,
    openStory,
  }) => {
    await openStory('chip-field')
    const field = state(page, 'Default')
    const input = field.getByRole('textbox')
    const announces = (text: string) => expect(field.getByRole('status')).toHaveText(text)
    await input.focus()
    await page.keyboard.type('vasara')
    await pressKeys(page, [['Enter', () => announces('Pievienots: vasara')]])
    await page.keyboard.type('jūra,mežs')
    await pressKeys(page, [
      [',', () => announces('Pievienots: mežs')],
      ['Backspace', () => expect(chip(field, 'mežs')).toBeFocused()],
      ['ArrowLeft', () => expect(chip(field, 'jūra')).toBeFocused()],
      ['ArrowLeft', () => expect(chip(field, 'vasara')).toBeFocused()],
      ['End', () => expect(chip(field, 'mežs')).toBeFocused()],
      ['Home', () => expect(chip(field, 'vasara')).toBeFocused()],
      ['ArrowRight', () => expect(chip(field, 'jūra')).toBeFocused()],
      ['Delete', () => announces('Noņemts: jūra')],
    ])
    await expect(chip(field, 'mežs')).toBeFocused()
    await pressKeys(page, [
      ['Backspace', () => expect(chip(field, 'vasara')).toBeFocused()],
      ['Delete', () => expect(input).toBeFocused()],
    ])
    await expect(field.getByRole('row')).toHaveCount(0)
  })

  test('extracts email addresses from pasted text', async ({ page, context, openStory }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openStory('chip-field')
    const field = state(page, 'With email addresses')
    await field.getByRole('textbox').focus()
    await page.evaluate(() =>
      navigator.clipboard.writeText('Eva <eva@piemers.lv>, ANNA@piemers.lv\nLīga līga@piemers.lv'),
    )
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field.getByRole('row')).toHaveCount(5)
    await expect(field.getByRole('status')).toHaveText('Pievienots: eva@piemers.lv un līga@piemers.lv')
  })

  test('filters options by typing, and selects them with arrows and Enter', async ({ page, openStory }) => {
    await openStory('chip-field')
    const field = state(page, 'With suggestions')
    const input = field.getByRole('combobox')
    await input.focus()
    await page.keyboard.type('dziesm')
    await expect(page.getByRole('option')).toHaveText(['Bērnu dziesmas', 'Šūpuļdziesmas', 'Tautasdziesmas'])
    await pressKeys(page, [
      ['ArrowDown', () => expect(page.getByRole('option', { name: 'Bērnu dziesmas' })).toHaveAttribute('data-focused')],
      ['ArrowDown', () => expect(page.getByRole('option', { name: 'Šūpuļdziesmas' })).toHaveAttribute('data-focused')],
      [
        'Enter',
        () => expect(page.getByRole('option', { name: 'Šūpuļdziesmas' })).toHaveAttribute('aria-selected', 'true'),
      ],
      ['Escape', () => expect(page.getByRole('listbox')).toHaveCount(0)],
    ])
    await expect(input).toHaveValue('')
    await expect(chip(field, 'Šūpuļdziesmas')).toBeVisible()
    await page.keyboard.type('roks')
    await page.keyboard.press('Enter')
    await expect(input).toHaveAccessibleDescription('Izvēlies no saraksta.')
    await expect(input).toHaveValue('roks')
  })
})

test.describe('file drop', () => {
  for (const key of ['Enter', 'Space']) {
    test(`opens the file chooser of the system with ${key}`, async ({ page, openStory }) => {
      // The browser needs a moment to listen: it would miss a key pressed before.
      const chooser = page.waitForEvent('filechooser')
      await openStory('file-drop')
      await page.keyboard.press('Tab')
      await expect(page.locator('input[type=file]').first()).toBeFocused()
      await page.keyboard.press(key)
      expect((await chooser).isMultiple()).toBe(true)
    })
  }

  test('keeps paths of a dropped folder, and its hint while a folder is dragged over it', async ({
    page,
    openStory,
  }, info) => {
    const names = Array.from({ length: 120 }, (_, place) => `${place}.mp3`)
    const folder = info.outputPath('albums')
    for (const name of [...names, 'disks/fināls.flac', 'disks/lasimani.txt', '.DS_Store']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), '.')
    }
    await openStory('file-drop')
    const place = state(page, 'With files and folders')
    const box = await place.getByLabel('Pievienot dziesmas').boundingBox()
    if (!box) throw new Error('The drop zone is not rendered')
    const client = await page.context().newCDPSession(page)
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel', share: number) =>
      client.send('Input.dispatchDragEvent', { type, x: box.x + box.width / 2, y: box.y + box.height * share, data })
    const hint = place.getByText('Atlaid, lai pievienotu')

    await drag('dragEnter', 0.1)
    await expect(hint).toBeVisible()
    await page.evaluate(() => {
      const words = document.querySelector('main span.text-sm')
      if (words)
        new MutationObserver(() => (document.title += ' flicker')).observe(words, {
          characterData: true,
          childList: true,
          subtree: true,
        })
    })
    for (const share of [0.3, 0.45, 0.6, 0.75, 0.9]) await drag('dragOver', share)
    await expect(page).toHaveTitle('file-drop')
    await drag('drop', 0.5)
    await expect(hint).toBeHidden()
    const received = place.getByRole('list', { name: 'Saņemtie faili' }).getByRole('listitem')
    await expect(received).toHaveCount(121)
    await expect(received.filter({ hasText: 'albums/disks/fināls.flac' })).toHaveCount(1)
    await expect(place.getByText('Šāda veida datne nav atļauta')).toBeVisible()
  })
})
