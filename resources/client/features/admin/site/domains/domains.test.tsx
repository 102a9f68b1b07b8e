import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const LIST = '/admin/domains'

const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})

const hostField = () => screen.findByRole('textbox', { name: 'Domain' })
const check = () => screen.getByRole('button', { name: 'Check the connection' })

describe('the editor of a custom domain', () => {
  it('names the DNS record that a new domain needs, and creates it', async () => {
    const { user, world } = await openSite(`${LIST}/new`, { as: 'admin' })
    await user.type(await hostField(), 'jauna.example.test')
    await user.click(check())
    expect(await screen.findByText('Add an A record for jauna.example.test with the value 203.0.113.7.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'For everyone' }))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'jauna.example.test' })).toBeVisible()
    expect(world.db.customDomains.all().at(-1)).toMatchObject({ host: 'jauna.example.test', global: true })
  })

  it('keeps the record that a domain opens, and drops the check of an earlier host', async () => {
    const { user, world } = await openSite(`${LIST}/2`, { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Check the connection' }))
    expect(await screen.findByText(/^The domain doesn't point to this server yet/)).toBeVisible()
    const host = await hostField()
    await user.clear(host)
    await user.type(host, 'koris.ready.test')
    expect(screen.queryByText(/^The domain doesn't point/)).toBeNull()
    await user.click(check())
    expect(await screen.findByText('The domain is connected.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(world.db.customDomains.get(2)).toMatchObject({
      host: 'koris.ready.test',
      resource_id: 1,
      resource_type: 'artist',
    })
  })

  it('says that the web server is not set up', async () => {
    const { user } = await openSite(`${LIST}/new`, { as: 'admin' })
    await user.type(await hostField(), 'koris.half.test')
    await user.click(check())
    expect(await screen.findByText("The domain points here, but the web server isn't set up for it yet.")).toBeVisible()
  })

  it.each(['customDomains.authorize', 'customDomains.validate'])('shows the message of a refused %s', async (name) => {
    const { user } = await openSite(`${LIST}/1`, refusing(name))
    await user.click(await screen.findByRole('button', { name: 'Check the connection' }))
    expect(await screen.findByText(`No ${name}.`)).toBeVisible()
  })
})

describe('the list of custom domains', () => {
  it('shows the reason why a site has none instead of an empty list', async () => {
    await openSite(LIST, {
      as: 'admin',
      prepare: ({ faults }) =>
        faults.set([
          { kind: 'status', status: 404, endpoint: 'customDomains.list', body: { message: 'Off on this site.' } },
        ]),
    })
    expect(await screen.findByText('Off on this site.')).toBeVisible()
    expect(screen.queryByText('Nothing here yet')).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
