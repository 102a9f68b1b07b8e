import * as z from 'zod/mini'

import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { bootstrap } from '@/contract/groups/bootstrap'
import { channels } from '@/contract/groups/channels'
import { playlists } from '@/contract/groups/playlists'
import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire } from '@/contract/machinery/wire'
import type { SeedInput } from '@mock/state/own-data/seed-file'
import type { Client } from '@tests/contract/client'

import type { Scrubber } from '../contract/scrub'
import { collectRows } from './catalogue-rows'
import { scrubBody } from './scrub-body'

type Options = {
  /** Albums, artists and playlists to open, each. */
  limit: number
  print: (line: string) => void
  scrubber: Scrubber
}

/** Settings that shape pages; all others can contain keys, addresses or links of the live site. */
const KEPT_SETTINGS = ['menus', 'homepage', 'player', 'artistPage', 'dates'] as const

const keptSettings = (settings: Record<string, unknown>) => {
  const { site_name } = (settings['branding'] ?? {}) as { site_name?: string }
  const entries = KEPT_SETTINGS.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]]))
  return {
    ...(Object.fromEntries(entries) as Record<string, unknown>),
    ...(site_name && { branding: { site_name } }),
  }
}

type Recording = {
  /** Requests a page and records its response; undefined when it is refused or breaks the contract, with a line. */
  open: <E extends Endpoint>(endpoint: E, input: LooseInput) => Promise<Output<E> | undefined>
  responses: NonNullable<SeedInput['responses']>
}

function startRecording(client: Client, { print, scrubber }: Options): Recording {
  const responses: Recording['responses'] = []
  return {
    responses,
    async open<E extends Endpoint>(endpoint: E, input: LooseInput) {
      const { pathname, searchParams } = new URL(toWire(endpoint, input).url, 'http://site/')
      const response = await client.send(endpoint, input)
      if (!response.ok) {
        print(`${pathname}: status ${response.status}, left out`)
        return undefined
      }
      const body = z.json().parse(await response.json())
      const path = pathname.replace('/api/v1/', '')
      responses.push({ path, query: Object.fromEntries(searchParams), body: scrubBody(body, scrubber) })
      const { data, success } = endpoint.response.safeParse(body)
      if (!success) print(`${pathname}: breaks the contract (npm run contract tells how); kept as it is`)
      return success ? (data as Output<E>) : undefined
    },
  }
}

type Rows = ReturnType<typeof collectRows>

/** Opens the home page and the channels in it. */
async function openChannels({ open }: Recording, rows: Rows, { type, value }: Homepage): Promise<void> {
  const openChannel = (idOrSlug: string | number) =>
    open(channels.show, { params: { idOrSlug }, query: { loader: 'channelPage', paginate: 'lengthAware' } })
  const home = type?.startsWith('channel') && value ? await openChannel(value) : undefined
  if (home) rows.addChannel(home.channel)
  for (const { id } of rows.rows().channels.slice(1)) await openChannel(id)
}

type Homepage = { type?: string | null | undefined; value?: string | number | null | undefined }

/** Opens the artists, albums and playlists collected so far; artists add further albums. */
async function openMusic({ open }: Recording, rows: Rows, limit: number): Promise<void> {
  for (const { id } of rows.rows().artists.slice(0, limit)) {
    const page = await open(artists.show, { params: { id }, query: { loader: 'artistPage' } })
    for (const album of page?.albums?.items ?? []) rows.addAlbum(album, album.tracks)
  }
  for (const { id } of rows.rows().albums.slice(0, limit)) {
    const page = await open(albums.show, { params: { id }, query: { loader: 'albumPage' } })
    if (page) rows.addAlbum(page.album, page.album.tracks)
  }
  for (const { id } of rows.rows().playlists.slice(0, limit)) {
    const page = await open(playlists.show, { params: { id }, query: { loader: 'playlistPage' } })
    if (page) rows.addPlaylist(page.playlist, page.tracks.items)
  }
}

/** Reads the home page, its channels, and the artists, albums and playlists in them. */
export async function crawl(client: Client, options: Options): Promise<SeedInput> {
  const { data } = bootstrap.get.response.parse(await (await client.send(bootstrap.get)).json())
  const recording = startRecording(client, options)
  const rows = collectRows()
  await openChannels(recording, rows, data.settings.homepage)
  await openMusic(recording, rows, options.limit)
  return { ...rows.rows(), settings: keptSettings(data.settings), responses: recording.responses }
}
