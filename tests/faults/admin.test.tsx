import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'
import * as z from 'zod/mini'

import type { Resource } from '@/core/shared/records/resource'
import { resources } from '@/features/admin/sections'
import { makeFile } from '@mock/state/factories/make-file'
import { seedOf } from '@mock/state/scenarios/scenarios'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { isTableName, type TableName } from '@mock/state/store/db'
import type { World } from '@mock/state/world'

import { grant } from './admin-rights'
import { messages, press } from './bench'
import { faultTable, type Operation } from './fault-table'
import { recordWrites } from './record-groups'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('@/core/shared/data-table/delete-dialog'),
    import('@/features/admin/people/users/ban-form'),
    import('@/features/admin/community/backstage-requests/approve-form'),
    import('@/features/admin/community/backstage-requests/deny-form'),
  ]),
)

const NEW_TEXT = 'pavasaris'
const oneIf = (isTrue: boolean) => Number(isTrue)
const showsMessage = (words: string | RegExp) => () => expect(messages()).toMatch(words)
const isMissing = (role: 'button' | 'link', name: string | RegExp) => () =>
  expect(screen.queryByRole(role, { name })).toBeNull()

function resourceOf(id: string): Resource {
  const resource = resources.find((one) => one.id === id)
  if (!resource) throw new Error(`There is no resource ${id}`)
  return resource
}

/** The editor of a record; it stays mounted after a creation, which opens the new record. */
function editor(id: string, recordId: number | 'new' = 'new') {
  const resource = resourceOf(id)
  return {
    as: 'free',
    path: `/admin/${id}/${recordId}`,
    pattern: `/admin/${id}/:id`,
    screen: <resource.Editor recordId={String(recordId)} />,
    prepare: (world) => grant(world),
    ready: () => screen.findByRole('button', { name: recordId === 'new' ? 'Create' : 'Save' }),
    press: () => press(recordId === 'new' ? 'Create' : 'Save'),
  } satisfies Partial<Operation>
}

/** Saving a record in its editor: new texts by label, and the table where they arrive. */
function saving(
  id: string,
  recordId: number | 'new',
  { fill, rows }: { fill: Record<string, string>; rows: (world: World) => readonly unknown[] },
) {
  const texts = Object.values(fill)
  const saved = (world: World) =>
    rows(world).filter((row) => texts.every((text) => Object.values(row ?? {}).includes(text))).length
  return {
    ...editor(id, recordId),
    name: `${recordId === 'new' ? 'creating' : 'editing'} one of the ${id}`,
    fill,
    count: saved,
    done: showsMessage('Saved'),
    ...(recordId === 'new' && { doneOnRetry: showsMessage(/already been taken/) }),
  } satisfies Partial<Operation>
}

/** Deleting a record in its list, which is searched for the name. */
function deleting(id: string, name: string, count: (world: World) => number) {
  const resource = resourceOf(id)
  const label = new RegExp(`^Select ${name}`)
  const box = () => screen.findByRole('checkbox', { name: label })
  return {
    as: 'free',
    name: `deleting one of the ${id}`,
    path: `/admin/${id}?query=${name}`,
    pattern: `/admin/${id}`,
    screen: <resource.List />,
    prepare: (world) => grant(world),
    ready: box,
    press: async () => {
      if (!screen.queryByRole('dialog')) {
        const row = await box()
        if (!(row as HTMLInputElement).checked) fireEvent.click(row)
        fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      }
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count,
    done: () => expect(screen.queryByRole('checkbox', { name: label })).toBeNull(),
    refetches: true,
  } satisfies Partial<Operation>
}

const { artist, banned, subscriber } = personas
const REASON = 'Surogātpasts'
const NAME = subscriber.name.join(' ')
/** A seeded comment with a reply, one without, a reported and a deleted one. */
const [REPLIED, LEAF, REPORTED, DELETED] = [1, 4, 5, 10]
/** A seeded channel with all albums. */
const SHELF = 14
/** Seeded pending requests: with a document, and for a new artist. */
const [SCANNED, NEW_ARTIST] = [1, 2]
const file = makeFile({ id: 1, name: 'notis.pdf', type: 'pdf', mime: 'application/pdf' })

const bansOf = ({ db }: World, id: number) => db.users.get(id)?.bans ?? []
const rolesOf = ({ db }: World, id: number) => db.users.get(id)?.roles.map((role) => role.id) ?? []
const withPermissions = () => screen.findByRole('searchbox', { name: 'Search permissions' })
const withFile = (world: World) => {
  grant(world)
  world.db.files.insert(file)
}
const newer = (world: World) => {
  world.release = 'B2'
  grant(world)
}

const suspending = {
  ...editor('users', artist.id),
  name: 'suspending a user',
  ready: async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Permanently' }))
  },
  fill: { Reason: REASON },
  press: () => press('Suspend'),
  count: (world) => bansOf(world, artist.id).filter(({ comment }) => comment === REASON).length,
  done: showsMessage('Suspended Raimonds Ozols'),
} satisfies Partial<Operation>

const workspaceRequest = {
  ...editor('users', banned.id),
  name: 'lifting a suspension',
  ready: () => screen.findByRole('button', { name: 'Lift the suspension' }),
  press: () => press('Lift the suspension'),
  count: (world) => oneIf(bansOf(world, banned.id).length === 0),
  done: isMissing('button', 'Lift the suspension'),
  refetches: true,
} satisfies Partial<Operation>

async function decide(button: 'Approve' | 'Deny') {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('dialog')
}
const statusOf = ({ db }: World, id: number) => db.backstageRequests.get(id)?.status

/**
 * Forms and confirmations share their components: genres meet every fault, the others a refusal and a lost response.
 */
const FEW = ['403', 'its response is lost']

const listed: Operation[] = [
  {
    ...saving('channels', 'new', { fill: { Name: NEW_TEXT }, rows: ({ db }) => db.channels.all() }),
    endpoint: 'managedChannels.create',
  },
  {
    ...saving('channels', SHELF, { fill: { Name: NEW_TEXT }, rows: ({ db }) => db.channels.all() }),
    endpoint: 'managedChannels.update',
  },
  {
    ...deleting('channels', 'Albumu plaukts', ({ db }) => oneIf(!db.channels.get(SHELF))),
    endpoint: 'managedChannels.remove',
  },
  {
    ...saving('domains', 'new', { fill: { Domain: 'cits.example.test' }, rows: ({ db }) => db.customDomains.all() }),
    endpoint: 'customDomains.create',
  },
  {
    ...saving('domains', 2, { fill: { Domain: 'cits.example.test' }, rows: ({ db }) => db.customDomains.all() }),
    endpoint: 'customDomains.update',
  },
  {
    ...deleting('domains', 'koris', ({ db }) => oneIf(!db.customDomains.get(2))),
    endpoint: 'customDomains.remove',
  },
  {
    ...saving('roles', 'new', { fill: { Name: NEW_TEXT }, rows: ({ db }) => db.roles.all() }),
    ready: withPermissions,
    endpoint: 'roles.create',
  },
  {
    ...saving('roles', roles.artists.id, { fill: { Name: NEW_TEXT }, rows: ({ db }) => db.roles.all() }),
    ready: withPermissions,
    endpoint: 'roles.update',
  },
  {
    ...deleting('roles', 'artists', ({ db }) => oneIf(!db.roles.get(roles.artists.id))),
    endpoint: 'roles.remove',
  },
  {
    ...editor('roles', roles.artists.id),
    name: 'adding a user to a role',
    endpoint: 'roles.addUsers',
    ready: () => screen.findByRole('combobox', { name: 'Add a user' }),
    press: async () => {
      const field = screen.getByRole('combobox', { name: 'Add a user' })
      for (const value of ['', NAME]) fireEvent.input(field, { target: { value } })
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(NAME) }))
    },
    count: (world) => oneIf(rolesOf(world, subscriber.id).includes(roles.artists.id)),
    done: showsMessage(/Added /),
  },
  {
    ...editor('roles', roles.artists.id),
    name: 'removing a user from a role',
    endpoint: 'roles.removeUsers',
    ready: () => screen.findByRole('button', { name: 'Remove Raimonds Ozols' }),
    press: () => press('Remove Raimonds Ozols'),
    count: (world) => oneIf(!rolesOf(world, artist.id).includes(roles.artists.id)),
    done: isMissing('button', 'Remove Raimonds Ozols'),
    refetches: true,
  },
  {
    ...saving('users', 'new', {
      fill: { Email: 'jana@dziesma.test', Password: 'dziesma1' },
      rows: ({ db }) => db.users.all(),
    }),
    ready: withPermissions,
    endpoint: 'managedUsers.create',
  },
  {
    ...saving('users', subscriber.id, { fill: { 'Last name': 'Kļava' }, rows: ({ db }) => db.users.all() }),
    ready: withPermissions,
    endpoint: 'managedUsers.update',
  },
  { ...suspending, endpoint: 'accounts.ban' },
  { ...suspending, endpoint: 'accounts.banNewer', prepare: newer, name: 'suspending a user in a newer release' },
  { ...workspaceRequest, endpoint: 'accounts.unban' },
  {
    ...workspaceRequest,
    endpoint: 'accounts.unbanNewer',
    prepare: newer,
    name: 'lifting a suspension in a newer release',
  },
  {
    ...saving('comments', REPLIED, { fill: { Text: NEW_TEXT }, rows: ({ db }) => db.comments.all() }),
    endpoint: 'comments.update',
  },
  {
    ...deleting('comments', NEW_TEXT, ({ db }) => oneIf(!db.comments.get(LEAF))),
    prepare: (world) => {
      grant(world)
      world.db.comments.update(LEAF, { content: NEW_TEXT })
    },
    endpoint: 'comments.remove',
  },
  {
    ...editor('comments', REPORTED),
    name: 'dismissing the reports of a comment',
    endpoint: 'comments.withdrawReport',
    ready: () => screen.findByRole('button', { name: 'Dismiss reports' }),
    press: () => press('Dismiss reports'),
    count: ({ db }) => oneIf(!db.reports.all().some(({ model_id }) => model_id === REPORTED)),
    done: isMissing('button', 'Dismiss reports'),
  },
  {
    ...editor('comments', DELETED),
    name: 'restoring a comment',
    endpoint: 'comments.restore',
    ready: () => screen.findByRole('button', { name: 'Restore' }),
    press: () => press('Restore'),
    count: ({ db }) => oneIf(db.comments.get(DELETED)?.deleted === false),
    done: isMissing('button', 'Restore'),
  },
  {
    ...editor('backstage-requests', NEW_ARTIST),
    name: 'approving a request',
    endpoint: 'backstageRequests.approve',
    ready: () => decide('Approve'),
    fill: { 'Message to the user': NEW_TEXT },
    press: () => press('Approve'),
    count: (world) => oneIf(statusOf(world, NEW_ARTIST) === 'approved'),
    done: showsMessage('Request approved'),
    doneOnRetry: showsMessage('This request was already handled.'),
  },
  {
    ...editor('backstage-requests', SCANNED),
    name: 'denying a request',
    endpoint: 'backstageRequests.deny',
    ready: () => decide('Deny'),
    fill: { 'Message to the user': NEW_TEXT },
    press: () => press('Deny'),
    count: (world) => oneIf(statusOf(world, SCANNED) === 'denied'),
    done: showsMessage('Request denied'),
    doneOnRetry: showsMessage('This request was already handled.'),
  },
  {
    ...saving('files', file.id, { fill: { Name: 'vārdi.pdf' }, rows: ({ db }) => db.files.all() }),
    prepare: withFile,
    endpoint: 'fileEntries.update',
  },
  {
    ...deleting('files', 'notis', ({ db }) => oneIf(!db.files.get(file.id))),
    prepare: withFile,
    endpoint: 'fileEntries.remove',
  },
]

/** Texts to type into the editors of records, by label, if not a new name. */
const TEXTS: Record<string, Record<string, string>> = {
  genres: { 'URL name': NEW_TEXT },
  tags: { 'URL name': NEW_TEXT },
  localizations: { Name: 'Eesti', 'Language code': 'et' },
}

/** The last record of a table of the mock. */
function lastRecord(table: TableName) {
  const row = z
    .object({ id: z.number(), name: z.string(), display_name: z.nullish(z.string()) })
    .parse(seedOf('typical', 0)[table].at(-1))
  return { id: row.id, name: row.display_name ?? row.name }
}

/** A write of a group of records that has no row above. */
function recordOperation(endpoint: string): Operation {
  const [group = '', write] = endpoint.split('.')
  if (!isTableName(group)) throw new Error(`There is no table ${group}`)
  const { id, name } = lastRecord(group)
  const rows = ({ db }: World) => db[group].all()
  if (write === 'remove') return { ...deleting(group, name, ({ db }) => oneIf(!db[group].get(id))), endpoint }
  return {
    ...saving(group, write === 'create' ? 'new' : id, { fill: TEXTS[group] ?? { Name: NEW_TEXT }, rows }),
    endpoint,
  }
}

const records = recordWrites
  .filter((endpoint) => !listed.some((operation) => operation.endpoint === endpoint))
  .map(recordOperation)
const isOfGenres = ({ endpoint }: Operation) => endpoint.startsWith('genres.')

/** The first row meets every fault. */
const operations = [...records.filter(isOfGenres), ...records.filter((one) => !isOfGenres(one)), ...listed]

faultTable(
  'admin',
  operations.map((operation) => (isOfGenres(operation) ? operation : { meets: FEW, ...operation })),
)
