import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

beforeAll(() => import('./maintenance-panel'))

const PAGE = '/admin/maintenance'
const HOSTILE = '<img src=x onerror=alert(1)>'
const IMPORT = 'siteTools.importSearchIndex'
type Site = Awaited<ReturnType<typeof openSite>>

const usingS3 = ({ db }: World) => void (db.settings.uploads = { ...db.settings.uploads, public_driver: 's3' })
const open = (prepare: (world: World) => void = usingS3): Promise<Site> => openSite(PAGE, { as: 'admin', prepare })

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

async function run({ user }: Site, name: string, button: string) {
  await user.click(await (await panel(name)).findByRole('button', { name: button }))
  return panel(name)
}

const runImport = (site: Site) => run(site, 'Search index', 'Import')

async function visitAndReturn({ user }: Site): Promise<void> {
  const menu = within(await screen.findByRole('navigation', { name: 'Administration' }))
  await user.click(menu.getByRole('link', { name: 'Tags' }))
  await screen.findByRole('heading', { level: 1, name: 'Tags' })
  await user.click(menu.getByRole('link', { name: 'Maintenance' }))
}

const failing = (endpoint: string, fault: object): ((world: World) => void) => {
  return (world) => {
    usingS3(world)
    world.faults.set([{ endpoint, ...fault } as Fault])
  }
}

const refusal = (message: string) => ({ kind: 'status', status: 400, body: { message } })

const jobs = [
  ['Cache', 'Empty the cache', 'siteTools.flushCache', 'Cache emptied'],
  ['Sitemap', 'Generate the sitemap', 'siteTools.generateSitemap', 'Sitemap generated'],
  ['Uploads to S3', 'Allow this site', 'managedSettings.allowS3Uploads', 'The bucket allows this site'],
  ['Search index', 'Import', IMPORT, 'Search index imported'],
] as const

describe.each(jobs)('the tool “%s”', (name, button, endpoint, done) => {
  it('shows its result, also after the page was left', async () => {
    const site = await open()
    expect(await (await panel(name)).findByText('Not used in this session yet')).toBeVisible()
    expect(await (await run(site, name, button)).findByText('Succeeded')).toBeVisible()
    expect(await screen.findByText(done)).toBeVisible()
    await visitAndReturn(site)
    expect(await (await panel(name)).findByText('Succeeded')).toBeVisible()
  })

  it('shows why the server refuses, and runs again', async () => {
    const site = await open(failing(endpoint, refusal('The disk is full.')))
    const tool = await run(site, name, button)
    expect(await tool.findByText('Failed')).toBeVisible()
    expect(tool.getByText('The disk is full.')).toBeVisible()
    site.world.faults.set([])
    await run(site, name, button)
    expect(await tool.findByText('Succeeded')).toBeVisible()
    expect(tool.queryByText('The disk is full.')).toBeNull()
  })

  it.each(['lost', 'network', 'truncated'])('leaves open what became of a run: %s', async (kind) => {
    const site = await open(failing(endpoint, { kind }))
    const tool = await run(site, name, button)
    expect(await tool.findByText('Unknown')).toBeVisible()
    expect(tool.getByText(/^The result didn't arrive/)).toBeVisible()
  })
})

describe('the import of a search index', () => {
  it('imports the chosen records with the chosen engine, and shows the output as text', async () => {
    const site = await open(({ db }) => void (db.searchModels = ['Track', HOSTILE]))
    const tool = await panel('Search index')
    await site.user.click(await tool.findByRole('combobox', { name: 'Records' }))
    await site.user.click(await screen.findByRole('option', { name: HOSTILE }))
    await site.user.click(tool.getByRole('combobox', { name: 'Search engine' }))
    await site.user.click(await screen.findByRole('option', { name: 'Meilisearch' }))
    await runImport(site)
    expect(await tool.findByText(`${HOSTILE}, Meilisearch`)).toBeVisible()
    expect(tool.getByText(`All [App\\Models\\${HOSTILE}] records have been imported.`)).toBeVisible()
  })

  it('starts with the search engine of the settings', async () => {
    const site = await open(({ db }) => void (db.server = { ...db.server, scout_driver: 'algolia' }))
    const tool = await runImport(site)
    expect(await tool.findByText('Artist, Algolia')).toBeVisible()
    expect(tool.getByText(/All \[App\\Models\\Artist\] records have been imported/)).toBeVisible()
  })

  it('keeps running while the page is left', async () => {
    const site = await open(failing(IMPORT, { kind: 'timeout' }))
    const tool = await runImport(site)
    expect(await tool.findByText(/^Running since/)).toBeVisible()
    await visitAndReturn(site)
    const returned = await panel('Search index')
    expect(await returned.findByText(/^Running since/)).toBeVisible()
    expect(returned.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-busy', 'true')
  })

  it('shows an error with a retry while its records fail to load, and says that there are none', async () => {
    const site = await open(failing('siteTools.searchModels', refusal('No models.')))
    const tool = await panel('Search index')
    await tool.findByText('No models.')
    site.world.faults.set([])
    site.world.db.searchModels = []
    await site.user.click(tool.getByRole('button', { name: 'Try again' }))
    expect(await tool.findByText('The server has nothing to import.')).toBeVisible()
  })
})

describe('the maintenance page', () => {
  it('shows the result of a tool that the settings have run', async () => {
    const site = await openSite('/admin/settings/mail', { as: 'admin' })
    await run(site, 'Nothing changed after saving?', 'Empty the cache')
    const menu = within(await screen.findByRole('navigation', { name: 'Administration' }))
    await site.user.click(menu.getByRole('link', { name: 'Maintenance' }))
    expect(await (await panel('Cache')).findByText('Succeeded')).toBeVisible()
  })

  it('compares the largest file of the server with the limit of the site', async () => {
    const { user, world } = await open(
      ({ db }) => void (db.settings.uploads = { ...db.settings.uploads, max_size: 600 * 1024 * 1024 }),
    )
    const tool = await panel('Largest file')
    expect(await tool.findByText(/up to 512 MB/)).toBeVisible()
    expect(tool.getByText(/^The site's own limit is larger/)).toBeVisible()
    const trigger = vi.spyOn(world.faults, 'trigger')
    await user.click(tool.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(trigger).toHaveBeenCalledWith('managedSettings.serverMaxFileSize'))
  })

  it('offers nothing for S3 on a site without it', async () => {
    await open(({ db }) => void (db.settings.uploads = { ...db.settings.uploads, public_driver: 'local' }))
    await panel('Cache')
    expect(screen.queryByRole('region', { name: 'Uploads to S3' })).toBeNull()
  })

  it('denies users without the permission', async () => {
    await openSite(PAGE, {
      as: 'free',
      prepare: ({ db }) =>
        void db.users.update(personas.free.id, {
          roles: [],
          permissions: ['admin.access', 'settings.view'].map((name) => ({ name, restrictions: [] })),
        }),
    })
    expect(await screen.findByRole('heading', { name: "You don't have permission to see this" })).toBeVisible()
    const menu = within(screen.getByRole('navigation', { name: 'Administration' }))
    expect(menu.queryByRole('link', { name: 'Maintenance' })).toBeNull()
  })
})
