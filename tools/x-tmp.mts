import { chromium } from '@playwright/test'
import { BrowserWorld } from '../tests/e2e/fixtures/browser-world'
const root = 'http://127.0.0.1:4711/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const pages: [string, string][] = [['overview', 'admin'], ['users', 'admin/users'], ['user', 'admin/users/5'], ['roles', 'admin/roles'], ['role', 'admin/roles/6']]
for (const [w, h] of [[1280, 800], [390, 844]] as const)
  for (const [theme, lang] of [['light', 'en'], ['dark', 'lv']] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: h } })
    const world = new BrowserWorld(context, root)
    await world.enter(`shot${w}${theme}`)
    await world.signInAs('admin')
    await world.setLanguage(lang)
    await world.setTheme(theme)
    const page = await context.newPage()
    for (const [name, path] of pages) {
      await page.goto(root + path)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(500)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      await page.screenshot({ path: `/tmp/shots/${name}-${w}-${theme}.png`, fullPage: name === 'user' || name === 'role' })
      console.log(name, w, theme, wide ? 'TOO WIDE' : '')
    }
    await page.goto(root + 'admin')
    await page.keyboard.press('Control+k')
    await page.waitForTimeout(700)
    await page.keyboard.type('an')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `/tmp/shots/palette-${w}-${theme}.png` })
    await context.close()
  }
await browser.close()
