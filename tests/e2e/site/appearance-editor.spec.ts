import { collectCspViolations } from '../fixtures/csp-violations'
import { EditorPage, OTHER_HOST, OTHER_PORT } from '../fixtures/editor-page'
import { landing } from '../fixtures/screens/landing-openers'
import { expect, test } from '../fixtures/test'

const QUERY = '?appearanceEditor=true'

test(
  'previews what an editor on another port posts, as a guest would see it',
  { tag: '@every-engine' },
  async ({ page, world, baseURL }) => {
    await world.change({ ...landing, signInAs: 'admin' })
    const editor = await EditorPage.open(page, { origin: OTHER_PORT, url: `${baseURL}${QUERY}` })
    const { site } = editor
    const heading = site.getByRole('heading', { level: 1 })
    const root = site.locator(':root')
    await expect(heading).toHaveText('Dziesmas, kas aug kopā ar bērnu')
    await expect
      .poll(() => editor.reports())
      .toContainEqual({ source: 'appearance-preview', type: 'ready', path: `/${QUERY}` })

    await editor.post({
      type: 'setValues',
      values: {
        settings: {
          branding: { site_name: 'Rīta dziesmas', logo_light: null, logo_dark: null },
          homepage: { appearance: { headerTitle: 'Labrīt' } },
          menus: [
            {
              id: 1,
              positions: ['landing-page-navbar'],
              items: [{ type: 'route', label: 'Jauns', action: '/pricing' }],
            },
          ],
        },
      },
    })
    await expect(heading).toHaveText('Labrīt')
    await expect(site.getByRole('banner').getByText('Rīta dziesmas')).toBeVisible()
    await expect(site.getByRole('banner').getByRole('link', { name: 'Jauns' })).toBeVisible()

    await editor.post({ type: 'setThemeValue', name: '--be-background', value: '1 2 3' })
    await expect(root).toHaveCSS('--be-background', '1 2 3')
    await editor.post({ type: 'setThemeColor', name: '--be-background', value: '4 5 6' })
    await expect(root).toHaveCSS('--be-background', '4 5 6')
    const bar = site.getByRole('banner')
    await expect(bar).toHaveCSS('border-image-source', 'none')
    await editor.post({ type: 'setThemeValue', name: '--be-primary', value: '7 8 9' })
    await editor.post({ type: 'setThemeValue', name: '--be-navbar-color', value: 'primary' })
    await expect(bar).toHaveCSS('border-image-source', /rgb\(7, 8, 9\)/)
    await editor.post({ type: 'setThemeFont', value: { family: 'Georgia' } })
    await expect(heading).toHaveCSS('font-family', /^Georgia/)
    await editor.post({ type: 'setActiveTheme', themeId: 2 })
    await expect(root).toHaveClass(/dark/)

    await editor.post({ type: 'setCustomCode', mode: 'css', value: 'h1 { text-transform: uppercase }' })
    await expect(heading).toHaveCSS('text-transform', 'uppercase')
    await editor.post({ type: 'setCustomCode', mode: 'css' })
    await expect(heading).toHaveCSS('text-transform', 'none')
    await editor.post({ type: 'setCustomCode', mode: 'html', value: '<p>Sveiciens no īpašnieka</p>' })
    await expect(site.getByText('Sveiciens no īpašnieka')).toBeVisible()

    await site.getByRole('banner').getByRole('link', { name: 'Jauns' }).click()
    await expect(heading).not.toHaveText('Labrīt')
    await expect
      .poll(() => editor.reports())
      .toEqual(
        expect.arrayContaining([
          { source: 'appearance-preview', type: 'settingPressed', setting: 'menus.0.items.0' },
          { source: 'appearance-preview', type: 'routeChanged', path: '/pricing' },
        ]),
      )
  },
)

test('stays in editor mode after a reload: no sign-out, no sound, no way out', async ({
  page,
  world,
  baseURL,
  context,
}) => {
  await world.change({ ...landing, signInAs: 'admin' })
  const left: string[] = []
  await context.route(/stranger\.example/, async (route) => {
    left.push(route.request().url())
    await route.fulfill({ body: 'away' })
  })
  const editor = await EditorPage.open(page, { origin: OTHER_PORT, url: `${baseURL}${QUERY}` })
  const { site } = editor
  await editor.post({ type: 'navigate', to: { pathname: '/login', search: '', hash: '' } })
  await expect(site.getByRole('textbox', { name: 'E-pasts' })).toBeVisible()

  const [, frame] = page.frames()
  await frame?.evaluate(() => window.location.reload())
  await expect.poll(async () => JSON.stringify(await editor.reports())).toMatch(/"ready".*"ready"/)
  await expect(site.getByRole('textbox', { name: 'E-pasts' })).toBeVisible()

  await editor.post({ type: 'navigate', to: '/album/2' })
  await site
    .getByRole('main')
    .getByRole('button', { name: /^Atskaņot/ })
    .first()
    .click()
  await expect(site.getByText('Izskata redaktorā mūziku atskaņot nevar.')).toBeVisible()
  await site.getByRole('button', { name: /^Konts: / }).click()
  await site.getByRole('menuitem', { name: 'Iziet' }).click()
  await expect(site.getByText('Izskata redaktorā iziet nevar.')).toBeVisible()

  await editor.post({ type: 'setCustomCode', mode: 'html', value: '<a href="https://stranger.example/">Prom</a>' })
  await site.getByRole('link', { name: 'Prom' }).click()
  await editor.post({ type: 'navigate', to: '//stranger.example/' })
  await editor.post({ type: 'navigate', to: '/pricing' })
  await expect(site.getByRole('list', { name: 'Plāni' })).toBeVisible()
  expect(left).toEqual([])
  expect(await frame?.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)
})

test('ignores pages of other hosts, and what they post', async ({ page, world, baseURL }) => {
  await world.change(landing)
  const editor = await EditorPage.open(page, { origin: OTHER_HOST, url: `${baseURL}${QUERY}` })
  const heading = editor.site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Dziesmas, kas aug kopā ar bērnu')
  await editor.post({ type: 'navigate', to: '/pricing' })
  await editor.post({ type: 'setCustomCode', mode: 'css', value: 'h1 { display: none }' })
  await editor.post({ type: 'setThemeValue', name: '--be-background', value: '1 2 3' })
  // A press that the page answers comes after the messages.
  await editor.site.getByRole('banner').getByRole('link', { name: 'Ieiet' }).click()
  await expect(editor.site.getByRole('textbox', { name: 'E-pasts' })).toBeVisible()
  await expect(heading).toBeVisible()
  await expect(editor.site.locator(':root')).not.toHaveCSS('--be-background', '1 2 3')
  expect(await editor.reports()).toEqual([])
})

test('ignores a frame of another origin beside the preview, and values that would load or run something', async ({
  page,
  world,
  baseURL,
  context,
}) => {
  const violations = await collectCspViolations(context)
  await world.change({ ...landing, signInAs: 'admin' })
  const loaded: string[] = []
  await context.route(/stranger\.example/, async (route) => {
    loaded.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.frames[0].postMessage({ source: 'be-appearance-editor', type: 'setActiveTheme', themeId: 2 }, '*')</script>`,
    })
  })
  const editor = await EditorPage.open(page, { origin: OTHER_PORT, url: `${baseURL}${QUERY}` })
  const { site } = editor
  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src: 'https://stranger.example/' })
        frame.addEventListener('load', resolve)
        document.body.append(frame)
      }),
  )
  const evil = [
    { type: 'setThemeValue', name: '--be-background', value: 'url(https://stranger.example/a.png)' },
    { type: 'setThemeValue', name: 'background-image', value: 'url(https://stranger.example/b.png)' },
    { type: 'setThemeFont', value: { family: 'x; } @import "https://stranger.example/c.css"; .x {' } },
    { type: 'setValues', values: { settings: { asset_url: 'https://stranger.example/', menus: 'none' } } },
    {
      type: 'setCustomCode',
      mode: 'css',
      value: '@import "https://stranger.example/d.css"; </style><script>x=1</script>',
    },
    {
      type: 'setCustomCode',
      mode: 'html',
      value: '<img src="x" onerror="document.title=1"><script>document.title=1</script>',
    },
    { type: 'setCustomCode', mode: 'css', value: 'h1 { background: url(https://stranger.example/e.png) }' },
  ]
  for (const message of evil) await editor.post(message)
  await editor.post({
    type: 'setValues',
    values: { settings: { homepage: { appearance: { headerTitle: 'Beidzot' } } } },
  })
  await expect(heading).toHaveText('Beidzot')
  expect(loaded).toEqual(['https://stranger.example/'])
  await expect(site.locator(':root')).not.toHaveClass(/dark/)
  await expect
    .poll(() => violations.splice(0).filter((text) => !text.startsWith('img-src: https://stranger.example/e.png')))
    .toEqual([])
})

test('loads the code of editor mode in an iframe with its query only', async ({ page, baseURL }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const hasLoaded = () => requested.some((path) => path.includes('/editor-mode-'))
  await page.goto(QUERY)
  await expect(page.getByRole('main')).toBeVisible()
  expect(hasLoaded()).toBe(false)
  const framed = await EditorPage.open(page, { origin: OTHER_PORT, url: `${baseURL}` })
  await expect(framed.site.getByRole('main')).toBeVisible()
  expect(hasLoaded()).toBe(false)
  await EditorPage.open(page, { origin: OTHER_HOST, url: `${baseURL}${QUERY}` })
  await expect.poll(hasLoaded).toBe(true)
})
