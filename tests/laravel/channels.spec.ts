import * as z from 'zod/mini'

import { managedChannels } from '@/contract/groups/managed-channels'
import type { LooseInput } from '@/contract/machinery/wire'
import type { Client } from '@tests/contract/client'
import { sendOrThrow } from '@tests/contract/exchanges'

import { runAdministratorCases } from './administrator-cases'

const config = { contentType: 'manual', layout: 'grid', paginationType: 'infiniteScroll' }
const songs = { ...config, contentType: 'listAll', contentModel: 'track' }
const playlists = { ...config, contentModel: 'playlist' }

/** Channels that the cases name, by their id in the mock. */
const CHANNELS = {
  1: { name: 'Jaunumi', slug: 'jaunumi', config: songs },
  2: { name: 'Žanri', slug: 'zanri', config: songs },
  3: { name: 'Visas dziesmas', slug: 'visas-dziesmas', config: songs },
  5: { name: 'Izlase', slug: 'izlase', config: playlists },
  7: { name: 'Paliekoša', slug: 'paliekosa', config: { ...songs, preventDeletion: true } },
}

const createdSchema = z.object({ channel: z.object({ id: z.number() }) })

async function create(admin: Client, channel: object): Promise<number> {
  const response = await admin.send(managedChannels.create, { body: channel })
  return createdSchema.parse(await response.json()).channel.id
}

/** Resets the channels, and creates those of the cases; returns the input with their ids on this site. */
async function arrange(admin: Client): Promise<(input: LooseInput) => LooseInput> {
  await sendOrThrow(admin, managedChannels.resetToDefault)
  const ids = new Map<string, number>()
  for (const [id, channel] of Object.entries(CHANNELS)) ids.set(id, await create(admin, channel))
  for (const itemId of [1, 2])
    await sendOrThrow(admin, managedChannels.addContent, {
      params: { id: ids.get('5') ?? 0 },
      body: { itemId, itemType: 'playlist' },
    })
  const translate = (value: unknown) =>
    String(value)
      .split(',')
      .map((id) => ids.get(id) ?? id)
      .join()
  return (input) => ({
    ...input,
    params: Object.fromEntries(Object.entries(input.params ?? {}).map(([name, value]) => [name, translate(value)])),
  })
}

runAdministratorCases({ name: 'managedChannels', arrange })
