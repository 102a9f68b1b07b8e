import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as AppearanceScreen } from '@/features/admin/site/appearance/appearance-panel'
import { Screen as SettingsScreen } from '@/features/admin/site/settings/settings-panel'
import type { World } from '@mock/state/world'

import { grant } from './admin-rights'
import { messages, press } from './bench'
import { faultTable, type Operation } from './fault-table'

beforeAll(() => import('@/core/shared/forms/form-engine'))

const NAME = 'Dziesmu māja'
const nameCount = ({ db }: World) => Number(db.settings.branding?.site_name === NAME)
const pressSave = async () => void fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
const isSaved = () => expect(messages()).toMatch('Saved')

/** The settings, where only a part of them can be changed. */
const inGroup = (group: string) =>
  ({
    as: 'free',
    path: `/admin/settings/${group}`,
    pattern: '/admin/settings/*',
    screen: <SettingsScreen path={[group]} />,
    prepare: (world) => grant(world, ['admin.access', 'settings.view', 'settings.update']),
  }) satisfies Partial<Operation>

const onDropbox = (world: World) => {
  inGroup('uploads').prepare(world)
  world.db.settings.uploads = { ...world.db.settings.uploads, public_driver: 'dropbox' }
}

faultTable('the site', [
  {
    name: 'saving the appearance',
    endpoint: 'appearance.save',
    as: 'free',
    path: '/admin/appearance?section=general',
    pattern: '/admin/appearance',
    screen: <AppearanceScreen />,
    prepare: (world) => grant(world, ['admin.access', 'appearance.update']),
    ready: () => screen.findByRole('textbox', { name: 'Site name' }),
    fill: { 'Site name': NAME },
    press: pressSave,
    count: nameCount,
    done: isSaved,
  },
  {
    ...inGroup('general'),
    name: 'saving settings',
    endpoint: 'managedSettings.update',
    ready: () => screen.findByRole('textbox', { name: 'Site name' }),
    fill: { 'Site name': NAME },
    press: pressSave,
    count: nameCount,
    done: isSaved,
  },
  {
    ...inGroup('uploads'),
    name: 'connecting Dropbox',
    endpoint: 'managedSettings.createDropboxToken',
    prepare: onDropbox,
    ready: () => screen.findByRole('region', { name: 'Connect Dropbox' }),
    fill: { 'App key': 'atslēga', 'App secret': 'noslēpums', Code: 'kods' },
    press: () => press('Connect'),
    count: ({ db }) => Number(db.server['storage_dropbox_refresh_token'] === 'mock-kods'),
    done: () => expect(messages()).toMatch('Dropbox is connected'),
  },
])
