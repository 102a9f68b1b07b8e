import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { personas } from '../../state/seeds/personas'
import { openHttpBrowser, startTestServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Opens a browser in the server's shared world. */
async function open(persona: 'guest' | 'subscriber' | 'free' | 'admin') {
  const browser = openHttpBrowser(server.url)
  await browser.control({ signInAs: persona })
  return (path: string) => browser.ask(path, { redirect: 'manual', headers: { Accept: 'text/html' } })
}

const invoiceId = () => {
  const { db } = server.world()
  const [invoice] = db.invoices.all().filter(({ user_id }) => user_id === personas.subscriber.id)
  if (!invoice) throw new Error('The subscriber has no invoice')
  return invoice.uuid
}

describe('invoicePage', () => {
  it('shows an invoice to its owner and to administrators', async () => {
    for (const persona of ['subscriber', 'admin'] as const) {
      const response = await (await open(persona))(`billing/invoices/${invoiceId()}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toMatch(/Klausītājs: 4,99\s€/)
    }
  })

  it('sends everyone else to sign in', async () => {
    for (const persona of ['guest', 'free'] as const) {
      const response = await (await open(persona))(`billing/invoices/${invoiceId()}`)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/login')
    }
  })

  it('escapes names and notes', async () => {
    const { db } = server.world()
    const [invoice] = db.invoices.all().filter(({ user_id }) => user_id === personas.subscriber.id)
    db.invoices.update(invoice?.id ?? 0, { notes: '<script>alert(1)</script>' })
    db.users.update(personas.subscriber.id, { display_name: '<img src=x onerror=alert(1)>' })
    const html = await (await (await open('subscriber'))(`billing/invoices/${invoiceId()}`)).text()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<img/)
  })

  it('refuses an unknown invoice and leaves the billing page to the client', async () => {
    const ask = await open('subscriber')
    expect((await ask('billing/invoices/unknown')).status).toBe(404)
    const page = await ask('billing')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root"')
  })
})
