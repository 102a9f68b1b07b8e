import { expect, test } from '../fixtures/test'

test('creates a token, and calls the API with it from the documentation, without cookies', async ({
  page,
  world,
  context,
}) => {
  await world.change({ settings: { api: { integrated: true } } })
  await world.signInAs('admin')
  await world.setLanguage('en')
  await page.goto('account-settings#developers')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('textbox', { name: 'Token name' }).fill('Skripts')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const token = await page.getByRole('textbox', { name: 'Token', exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'API documentation' }).click()
  const docs = await opened
  // The call has no cookies, so the server would not know the test's world: pass it on with the browser's.
  await docs.route('**/api/v1/**', async (route) => route.fulfill({ response: await route.fetch() }))
  const calls: string[] = []
  docs.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/api/')) calls.push(request.url())
  })
  const endpoints = docs.getByRole('navigation', { name: 'Endpoints' })
  await endpoints.getByRole('searchbox').fill('accounts.me')
  await endpoints.getByRole('link', { name: 'GET /users/me', exact: true }).press('Enter')
  await expect(docs.getByRole('heading', { level: 1, name: 'accounts.me' })).toBeVisible()
  await expect(docs.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await docs.getByLabel('Personal access token').fill(token)
  const sent = docs.waitForRequest('**/api/v1/users/me**')
  await docs.getByRole('button', { name: 'Send request' }).press('Enter')
  const headers = await (await sent).allHeaders()
  expect(headers).toMatchObject({ authorization: `Bearer ${token}`, accept: 'application/json' })
  expect(headers['referer']).toContain('/api-docs')
  expect(Object.keys(headers).filter((name) => /cookie|xsrf/.test(name))).toEqual([])
  await expect(docs.getByRole('region', { name: 'Response', exact: true })).toContainText('200')
  await expect(docs.getByRole('region', { name: 'Response body' })).toContainText('admin@dziesma.test')

  await docs.goto('api-docs?operation=playlists.create')
  await expect(docs.getByLabel('Personal access token')).toHaveValue('')
  await docs.getByLabel('Personal access token').fill(token)
  await docs.getByRole('button', { name: 'Send request' }).click()
  await docs.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(docs.getByRole('region', { name: 'Response', exact: true })).toContainText('200')
  // The session is refused here, so the page itself must not use it.
  expect(calls).toHaveLength(2)
  const places = await docs.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  )
  expect(places).not.toContain(token.split('|')[1])

  await page.reload()
  await expect(page.getByRole('region', { name: 'Developers' })).toContainText('Skripts')
  await expect(page.getByRole('region', { name: 'Developers' })).not.toContainText('Last used: never')
})
