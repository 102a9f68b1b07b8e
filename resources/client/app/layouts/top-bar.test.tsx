import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { subscribeChild } from '@tests/subscribe-child'

const NOWHERE = '/no/such/place'

const withSetting =
  (show_upload_btn: boolean) =>
  ({ db }: World): void =>
    void (db.settings.player = { ...db.settings.player, show_upload_btn })

describe('the upload button in the bar', () => {
  it.each(['artist', 'admin'] as const)('leads %s to the upload', async (as) => {
    const { user } = await openSite(NOWHERE, { as, prepare: withSetting(true) })
    // Of the page: the server's own bar is replaced as soon as the site starts.
    await user.click(await screen.findByRole('link', { name: 'Upload music' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload music' })).toBeVisible()
  })

  it.each([
    ['for a user who may not upload', 'free', withSetting(true)],
    ['where the site switches it off', 'artist', withSetting(false)],
    [
      'for a child who might upload',
      'child',
      (world: World) => {
        withSetting(true)(world)
        subscribeChild(world)
        const { permissions } = world.db.users.get(personas.child.id) ?? {}
        const mayUpload = { name: 'music.create', restrictions: [] }
        world.db.users.update(personas.child.id, { permissions: [...(permissions ?? []), mayUpload] })
      },
    ],
  ] as const)('stays away %s', async (_, as, prepare) => {
    await openSite(NOWHERE, { as, prepare })
    await screen.findByRole('button', { name: /^Account: / })
    // The page has loaded its parts.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
    expect(screen.queryByRole('link', { name: 'Upload music' })).toBeNull()
  })
})
