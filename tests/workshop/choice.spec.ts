import { holdBack } from '../e2e/fixtures/hold-back'
import { floatingProblems } from './fixtures/floating-problems'
import { pressKeys, state } from './fixtures/keys'
import { expect, holdClock, stopClock, test } from './fixtures/test'

test('option grid: moves with arrows in rows and columns, and chooses with Enter and by a press', async ({
  page,
  openStory,
}) => {
  await openStory('option-grid')
  const grid = state(page, 'In rows of four')
  const option = (name: string) => grid.getByRole('option', { name })
  const chosen = (name: string) => () => expect(grid.getByRole('status')).toHaveText(name)
  await pressKeys(page, [
    ['Tab', () => expect(option('Mēness')).toBeFocused()],
    ['ArrowRight', () => expect(option('Saule')).toBeFocused()],
    ['ArrowDown', () => expect(option('Zvans')).toBeFocused()],
    ['Enter', chosen('bell')],
    ['End', () => expect(option('Cilvēki')).toBeFocused()],
    ['ArrowUp', () => expect(option('Zvaigzne')).toBeFocused()],
  ])
  await option('Sirds').click()
  await chosen('heart')()
})

test.describe('listbox', () => {
  test('moves with arrows, Home and End, and selects with Space', async ({ page, openStory }) => {
    await openStory('listbox')
    const option = (name: RegExp) => state(page, 'With one choice').getByRole('option', { name })
    await pressKeys(page, [
      ['Tab', () => expect(option(/Priecīgi/)).toBeFocused()],
      ['ArrowDown', () => expect(option(/mazākajiem/)).toBeFocused()],
      ['ArrowDown', () => expect(option(/mazākajiem/), 'skips the disabled option').toBeFocused()],
      ['Home', () => expect(option(/Mierīgi/)).toBeFocused()],
      ['Space', () => expect(option(/Mierīgi/)).toHaveAttribute('aria-selected', 'true')],
      ['End', () => expect(option(/mazākajiem/)).toBeFocused()],
      ['Enter', () => expect(option(/mazākajiem/)).toHaveAttribute('aria-selected', 'true')],
      ['Escape', () => expect(option(/mazākajiem/), 'keeps one selected').toHaveAttribute('aria-selected', 'true')],
    ])
    await expect(option(/Mierīgi/)).toHaveAttribute('aria-selected', 'false')
  })

  test('selects and deselects several with Space, and all enabled ones with Control+A', async ({ page, openStory }) => {
    await openStory('listbox')
    const list = state(page, 'With several choices and a disabled option')
    const selected = list.getByRole('option', { selected: true })
    await list.getByRole('option', { name: /Priecīgi/ }).focus()
    await pressKeys(page, [
      ['ArrowDown', () => expect(selected).toHaveCount(1)],
      ['Space', () => expect(selected).toHaveCount(2)],
      ['Space', () => expect(selected).toHaveCount(1)],
      ['Control+a', () => expect(selected).toHaveCount(3)],
    ])
  })

  test('grows to 420 pixels at most, and joins letters typed within 500 ms into a search', async ({
    page,
    openStory,
  }) => {
    await holdClock(page)
    await openStory('listbox')
    const list = page.getByRole('listbox', { name: 'Pilsēta' })
    expect((await list.boundingBox())?.height).toBe(420)
    const town = (name: string) => list.getByRole('option', { name })
    await town('Aizkraukle').focus()
    await stopClock(page)
    const focused = (name: string, wait: number) => async () => {
      await expect(town(name)).toBeFocused()
      await page.clock.runFor(wait)
    }
    await pressKeys(page, [
      ['r', focused('Rēzekne', 499)],
      ['i', focused('Rīga', 500)],
      ['s', focused('Saldus', 500)],
      ['s', focused('Sigulda', 0)],
      ['m', focused('Smiltene', 500)],
      ['a', focused('Aizkraukle', 0)],
    ])
  })
})

test.describe('select', () => {
  test('opens with Enter, Space and arrows at the selected option; Enter selects, Escape cancels', async ({
    page,
    openStory,
  }) => {
    await openStory('select-field')
    const field = page.getByRole('combobox', { name: 'Žanrs', exact: true })
    const option = (name: string) => page.getByRole('option', { name })
    const isClosed = async () => {
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(field).toBeFocused()
    }
    await pressKeys(page, [
      ['Tab', () => expect(field).toBeFocused()],
      ['Enter', () => expect(option('Šūpuļdziesmas')).toBeFocused()],
      ['ArrowDown', () => expect(option('Tautasdziesmas')).toBeFocused()],
      ['Escape', isClosed],
      ['ArrowDown', () => expect(option('Šūpuļdziesmas')).toBeFocused()],
      ['ArrowUp', () => expect(option('Bērnu dziesmas')).toBeFocused()],
      ['Enter', isClosed],
    ])
    await expect(field).toHaveText('Bērnu dziesmas')
    await pressKeys(page, [
      ['Space', () => expect(option('Bērnu dziesmas')).toBeFocused()],
      ['Enter', isClosed],
    ])
    await expect(field, 'selecting it again keeps it').toHaveText('Bērnu dziesmas')
  })

  test('selects by typing while closed, and moves by typing while open', async ({ page, openStory }) => {
    await holdClock(page)
    await openStory('select-field')
    const field = page.getByRole('combobox', { name: 'Žanrs', exact: true })
    await field.focus()
    await stopClock(page)
    await pressKeys(page, [
      ['t', () => expect(field).toHaveText('Tautasdziesmas')],
      ['x', () => expect(field).toHaveText('Tautasdziesmas')],
    ])
    await page.clock.runFor(500)
    await pressKeys(page, [
      ['r', () => expect(field, 'skips the disabled option').toHaveText('Tautasdziesmas')],
      ['Enter', () => expect(page.getByRole('option', { name: 'Tautasdziesmas' })).toBeFocused()],
      ['p', () => expect(page.getByRole('option', { name: 'Pasakas un stāsti' })).toBeFocused()],
    ])
  })

  test('stays closed while disabled or read-only', async ({ page, openStory }) => {
    await openStory('select-field')
    const field = page.getByRole('combobox', { name: 'Lasāms žanrs' })
    await field.click()
    await page.keyboard.press('p')
    await expect(field).toHaveText('Bērnu dziesmas')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('combobox', { name: 'Izslēgts žanrs' })).toBeDisabled()
  })
})

test.describe('combo box', () => {
  test('searches by typing, moves through results with arrows, selects with Enter and reverts with Escape', async ({
    page,
    openStory,
  }) => {
    await openStory('combo-box')
    const field = page.getByRole('combobox', { name: 'Izpildītājs', exact: true })
    const active = (name: string) => async () => {
      const id = (await field.getAttribute('aria-activedescendant')) ?? 'none'
      await expect(page.locator(`[id="${id}"]`)).toHaveText(name)
      await expect(field).toBeFocused()
    }
    await field.fill('š')
    await expect(page.getByRole('option')).toHaveText(['Baltie lācīši', 'Mazais kumeliņš', 'Šūpuļkoris'])
    await pressKeys(page, [
      ['ArrowDown', active('Baltie lācīši')],
      ['ArrowDown', active('Mazais kumeliņš')],
      ['ArrowUp', active('Baltie lācīši')],
      ['Enter', () => expect(field).toHaveValue('Baltie lācīši')],
    ])
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.keyboard.type('zzz')
    await expect(page.getByText('Nekas nav atrasts')).toBeVisible()
    await pressKeys(page, [['Escape', () => expect(field).toHaveValue('Baltie lācīši')]])
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('closes after a choice by mouse or keys, until the field is pressed again', async ({ page, openStory }) => {
    // Tall enough for every list: scrolling closes it.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await openStory('combo-box')
    const option = (label: string) => page.getByRole('option', { name: label })
    for (const name of ['Izpildītājs', 'Skolotājs', 'Pievieno izpildītāju']) {
      const field = page.getByRole('combobox', { name, exact: true })
      const isClosed = async () => {
        await expect(field).toBeFocused()
        await expect(field).toHaveAttribute('aria-expanded', 'false')
        await expect(page.getByRole('listbox')).toHaveCount(0)
      }
      await field.click()
      await option('Baltie lācīši').click()
      await isClosed()
      await page.mouse.move(0, 0)
      await field.fill('ans')
      await expect(page.getByRole('option')).toHaveText(['Ansis', 'Ķiparu nama ansamblis'])
      await pressKeys(page, [
        ['ArrowDown', () => expect(field).toHaveAttribute('aria-activedescendant')],
        ['Enter', isClosed],
      ])
      await field.click()
      await option('Dzeguzīte').click()
      await isClosed()
      await expect(field).toHaveValue(name.startsWith('Pievieno') ? '' : 'Dzeguzīte')
    }
    const added = state(page, 'Adding to a list').locator('output')
    await expect(added).toHaveText('Baltie lācīši, Ansis, Dzeguzīte')
  })

  test('restores the selection when left without a choice, and clears it when emptied', async ({ page, openStory }) => {
    await openStory('combo-box')
    const field = page.getByRole('combobox', { name: 'Izpildītājs', exact: true })
    await field.fill('ans')
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('Dzeguzīte')
    await state(page, 'Searching on the server').getByRole('button', { name: 'Notīrīt' }).click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('')
    await expect(state(page, 'Searching on the server').locator('output')).toHaveText('')
  })

  test('keeps text typed before its code has loaded', async ({ page, openStory }) => {
    const release = await holdBack(page, /combo-box-field/)
    await openStory('combo-box')
    await page.getByRole('textbox', { name: 'Skolotājs' }).fill('pū')
    release()
    const field = page.getByRole('combobox', { name: 'Skolotājs' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('pū')
    await expect(page.getByRole('option')).toHaveText(['Pūces bērni', 'Šūpuļkoris', 'Žagatu pūtēji'])
  })

  test('shows a failed search, and retries with Enter', async ({ page, openStory }) => {
    await openStory('combo-box')
    const field = page.getByRole('combobox', { name: 'Izpildītājs', exact: true })
    await field.fill('kļūda')
    await expect(page.getByRole('alert').filter({ hasText: 'Sarakstu neizdevās ielādēt.' })).toBeVisible()
    expect(await floatingProblems(page)).toEqual([])
    await pressKeys(page, [['Enter', () => expect(page.getByRole('option')).toHaveCount(8)]])
    expect(await floatingProblems(page)).toEqual([])
  })

  test('shows a spinner when a search takes 500 ms', async ({ page, openStory }) => {
    await holdClock(page)
    await openStory('combo-box')
    const field = page.getByRole('combobox', { name: 'Lēns izpildītājs' })
    const ring = state(page, 'Searching slowly').locator('.animate-spin')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await stopClock(page)
    await field.fill('a')
    await expect(page.getByText('Meklē…')).toBeVisible()
    await page.clock.runFor(499)
    await expect(ring).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(ring).toHaveCount(1)
    await page.clock.runFor(2000)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.clock.runFor(0)
    await expect(ring).toHaveCount(0)
  })
})

test.describe('tabs', () => {
  test('shows the next enabled tab with arrows, wraps around, and moves to the panel with Tab', async ({
    page,
    openStory,
  }) => {
    await openStory('tabs')
    const tabs = state(page, 'Default')
    const expectVisible = (name: string) => async () => {
      await expect(tabs.getByRole('tab', { name })).toBeFocused()
      await expect(tabs.getByRole('tab', { name, selected: true })).toBeVisible()
      await expect(tabs.getByRole('tabpanel', { name })).toBeVisible()
    }
    await pressKeys(page, [
      ['Tab', expectVisible('Dziesmas')],
      ['ArrowRight', expectVisible('Par izpildītāju')],
      ['ArrowRight', expectVisible('Albumi')],
      ['ArrowLeft', expectVisible('Par izpildītāju')],
      ['Home', expectVisible('Albumi')],
      ['End', expectVisible('Par izpildītāju')],
      ['Tab', () => expect(tabs.getByRole('tabpanel')).toBeFocused()],
    ])
    await expect(
      state(page, 'Overflowing with the last tab chosen').getByRole('tab', { selected: true }),
    ).toBeInViewport({
      ratio: 1,
    })
  })
})

test.describe('accordion', () => {
  test('toggles a section with Enter and Space, one at a time or several', async ({ page, openStory }) => {
    await openStory('accordion')
    const one = state(page, 'With one open at a time')
    const [price, end] = [
      one.getByRole('button', { name: 'Cik tas maksā?' }),
      one.getByRole('button', { name: 'Kā atteikties?' }),
    ]
    await expect(one.getByRole('heading', { level: 3 })).toHaveCount(4)
    await pressKeys(page, [
      ['Tab', () => expect(price).toBeFocused()],
      ['Space', () => expect(price).toHaveAttribute('aria-expanded', 'false')],
      ['Enter', () => expect(price).toHaveAttribute('aria-expanded', 'true')],
      ['Tab', () => expect(one.getByRole('button', { name: /^Vai viens/ })).toBeFocused()],
      ['Tab', () => expect(end, 'skips the disabled section').toBeFocused()],
      ['Enter', () => expect(one.getByText('Iestatījumos, jebkurā brīdī.')).toBeVisible()],
    ])
    await expect(price).toHaveAttribute('aria-expanded', 'false')
    await expect(one.getByText('4,99 €')).toBeHidden()
    await expect(state(page, 'With several open at once').getByRole('button', { expanded: true })).toHaveCount(2)
  })
})

test.describe('breadcrumbs', () => {
  test('moves the middle items into a menu when space is short', async ({ page, openStory }) => {
    await openStory('breadcrumbs')
    const long = state(page, 'Folded in a narrow container')
    await expect(long.getByRole('link')).toHaveCount(4)
    await expect(long.getByRole('button')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(long.getByRole('link')).toHaveCount(1)
    await long.getByRole('button', { name: 'Lapas pa vidu' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Atskaņošanas saraksti',
      'Ģimenes saraksti',
      'Vakara dziesmas',
    ])
  })
})
