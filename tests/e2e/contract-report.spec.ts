import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { htmlOf } from '../../tools/contract/report-html'
import { brokenReport } from '../contract/command/sample-report'
import { expect, test } from './fixtures/test'

for (const colorScheme of ['light', 'dark'] as const)
  test(`shows and filters the report of a contract run, ${colorScheme}`, async ({ page, expectAccessible }, info) => {
    const file = info.outputPath('report.html')
    writeFileSync(file, htmlOf(brokenReport))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.emulateMedia({ colorScheme })
    await page.goto(pathToFileURL(file).href)
    await expectAccessible()
    expect(requested).toEqual([page.url()])

    await expect(page.getByRole('heading', { name: 'The contract is broken' })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('3 of 3 cases')
    await page.getByRole('checkbox', { name: 'skipped (1)' }).focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('status')).toHaveText('2 of 3 cases')
    await page.getByRole('searchbox', { name: 'Text' }).fill('received string')
    await expect(page.getByRole('status')).toHaveText('1 of 3 cases')
    await expect(page.getByText('Rule (section 2.3):')).toBeVisible()
    await page.getByRole('combobox', { name: 'Group' }).selectOption('playlists')
    await expect(page.getByRole('status')).toHaveText('0 of 3 cases')
  })
