import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { makeFile } from '@mock/state/factories/make-file'
import { personas } from '@mock/state/seeds/personas'
import { expectToast } from '@tests/account-settings'
import { fileOf, stubFileHandling } from '@tests/chosen-songs'
import { openSite } from '@tests/site'

beforeAll(() => Promise.all([import('@/core/shared/forms/form-engine'), import('./backstage-screen')]))

describe('backstage', () => {
  it('leads a listener to a request, which is then listed as pending', async () => {
    const { user } = await openSite('/backstage', { as: 'free' })
    await user.click(await screen.findByRole('link', { name: 'New request' }))
    await user.click(await screen.findByRole('link', { name: /^Become an artist/ }))
    expect(await screen.findByText(/Your account can't upload pictures or documents/)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Picture' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Artist name' }), 'Ziemas putni')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await expectToast("Your request was sent. We'll answer here.")
    // The page of the request lists it too, until it is left.
    await screen.findByRole('heading', { name: 'Requests' })
    const list = screen.getByRole('list', { name: 'Requests' })
    expect(within(list).getByText('Ziemas putni')).toBeVisible()
    expect(within(list).getByText('Pending')).toBeVisible()
  })

  it('refuses a name of two letters at its field', async () => {
    const { user } = await openSite('/backstage/requests/new/become-artist', { as: 'free' })
    const name = await screen.findByRole('textbox', { name: 'Artist name' })
    await user.type(name, 'Ai')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('The artist name must be at least 3 characters.')).toBeVisible()
    expect(name).toHaveFocus()
  })

  it('deletes a scanned document that is replaced or removed', async () => {
    const { user, world } = await openSite('/backstage/requests/new/claim-artist', { as: 'admin' })
    stubFileHandling()
    const before = world.db.files.all().length
    const sizes = () =>
      world.db.files
        .all()
        .slice(before)
        .map(({ file_size }) => file_size)
    const scan = (size: number) => fileOf('pase.jpg', new Uint8Array(size), 'image/jpeg')
    const field = await screen.findByLabelText('Scanned document', { selector: 'input' })
    await user.upload(field, scan(1))
    await waitFor(() => expect(sizes()).toEqual([1]))
    // Files arrive without their names here.
    await screen.findByRole('button', { name: 'Remove blob' })
    await user.upload(field, scan(2))
    await waitFor(() => expect(sizes()).toEqual([2]))
    await user.click(screen.getByRole('button', { name: 'Remove blob' }))
    await waitFor(() => expect(sizes()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove blob' })).toBeNull())
  })

  it('restores the artist and the document of a draft', async () => {
    const { id } = personas.admin
    const scan = makeFile({ id: 90, owner_id: id })
    const { user, world } = await openSite('/backstage/requests/new/claim-artist', {
      as: 'admin',
      prepare: ({ db }) => {
        db.files.insert(scan)
        const values = { artist_name: 'Kokles putni', artist_id: 1, 'data.passport_scan_id': scan.id }
        const key = `dziesma:user:${id}:draft:backstage-claim-artist:backstage-request:{}`
        sessionStorage.setItem(key, JSON.stringify({ values }))
      },
    })
    expect(await screen.findByText('We restored your draft.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Artist' })).toHaveValue('Kokles putni')
    expect(screen.getByRole('button', { name: 'Remove Scanned document' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await expectToast("Your request was sent. We'll answer here.")
    expect(world.db.backstageRequests.all().at(-1)).toMatchObject({ artist_id: 1, scan_id: scan.id })
  })

  it('shows the form where the server refuses the list of requests', async () => {
    await openSite('/backstage/requests/new/become-artist', {
      as: 'free',
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 403, endpoint: 'backstageRequests.list' }]),
    })
    expect(await screen.findByRole('button', { name: 'Send request' })).toBeEnabled()
  })

  it('shows the pending request in place of the form for another one', async () => {
    await openSite('/backstage/requests/new/claim-artist', { as: 'artist' })
    expect(await screen.findByText(/You have asked for this already/)).toBeVisible()
    expect(screen.getByRole('list', { name: 'Requests' })).toHaveTextContent('Pūčulēns un draugi')
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull()
  })

  it('shows what the administrator decided and wrote', async () => {
    await openSite('/backstage', {
      as: 'free',
      prepare: ({ db }) =>
        void db.backstageRequests.update(4, { user_id: personas.free.id, notes: '<b>Nav</b> skaņdarbu.' }),
    })
    expect(await screen.findByText('Denied')).toBeVisible()
    expect(screen.getByText('<b>Nav</b> skaņdarbu.')).toBeVisible()
  })

  it('shows the artist of a request that was approved since the page loaded', async () => {
    const { user, world } = await openSite('/backstage/upload', { as: 'free' })
    world.db.backstageRequests.update(4, { user_id: personas.free.id, status: 'approved', artist_id: 3 })
    world.db.artists.update(3, { managers: [{ user_id: personas.free.id, role: 'artist' }] })
    await user.click(await screen.findByRole('link', { name: 'Backstage' }))
    expect(await screen.findByRole('heading', { name: 'Your artists' })).toBeVisible()
    expect(screen.getByRole('link', { name: world.db.artists.get(3)?.name ?? '' })).toBeVisible()
  })

  it.each([
    ['free', 'We ask for: The name you perform under · Your own name and role'],
    ['artist', 'We ask for: The name you perform under · Your own name and role · A picture'],
  ] as const)('tells %s only of uploads that the account may do', async (as, text) => {
    await openSite('/backstage/requests/new', { as })
    const link = await screen.findByRole('link', { name: /^Become an artist/ })
    expect(link).toHaveTextContent(new RegExp(`${text}$`))
  })

  it('asks for a picture where the account has the permission that the contract names', async () => {
    const names = ['backstageRequests.create', 'uploads.create']
    await openSite('/backstage/requests/new/become-artist', {
      as: 'free',
      prepare: ({ db }) =>
        void db.users.update(personas.free.id, { permissions: names.map((name) => ({ name, restrictions: [] })) }),
    })
    expect(await screen.findByRole('group', { name: 'Picture' })).toBeVisible()
  })

  it('tells a user who may publish without a request how their music gets here', async () => {
    await openSite('/backstage', {
      as: 'free',
      prepare: ({ db }) =>
        void db.users.update(personas.free.id, { permissions: [{ name: 'music.create', restrictions: [] }] }),
    })
    expect(await screen.findByText('Upload your songs: they show up here as soon as they are published.')).toBeVisible()
    expect(screen.queryByText(/Once we have approved your request/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Upload music' })).toBeVisible()
  })

  it('lists the artists that the user manages', async () => {
    await openSite('/backstage', { as: 'artist' })
    expect(await screen.findByRole('heading', { name: 'Your artists' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pūčulēns un draugi' })).toHaveAttribute('href', '/backstage/artists/1')
    expect(screen.getByRole('link', { name: 'Albums' })).toHaveAttribute('href', '/backstage/artists/1/albums')
    expect(screen.getByRole('link', { name: 'Songs' })).toHaveAttribute('href', '/backstage/artists/1/tracks')
  })

  it('translates the roles that it knows, and shows others as they are', async () => {
    await openSite('/backstage', {
      as: 'artist',
      prepare: ({ db }) =>
        void db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'Otrais vokāls' }] }),
    })
    expect(await screen.findByText('Otrais vokāls')).toBeVisible()
    expect(screen.getByText('Artist')).toBeVisible()
  })

  it('offers a badge only to users who manage an artist', async () => {
    await openSite('/backstage/requests/new', { as: 'free' })
    expect(await screen.findByRole('link', { name: /^Claim an artist/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Get a verified badge/ })).toBeNull()
  })

  it.each(['/backstage', '/backstage/requests/new'])('shows a child the not-found screen at %s', async (path) => {
    await openSite(path, { as: 'child' })
    expect(await screen.findByRole('heading', { name: /great nothing/ })).toBeVisible()
  })

  it('shows a failed list with a retry', async () => {
    const { world, user } = await openSite('/backstage', {
      as: 'free',
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 400, endpoint: 'backstageRequests.list' }]),
    })
    await screen.findByRole('button', { name: 'Try again' })
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Publish your music here' })).toBeVisible()
  })
})
