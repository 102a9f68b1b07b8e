import { createHash } from 'node:crypto'

import { HttpStatus } from '@/contract/machinery/http-status'

import type { MockFile } from '../../state/store/file-rows'
import type { World } from '../../state/world'
import type { RouteHandler } from './exchange'

/** Caches hashes: stored files never change. */
const hashes = new WeakMap<MockFile, Promise<string>>()

async function read({ content, disk, object }: MockFile, { direct }: World): Promise<ArrayBuffer> {
  if (object && direct) return (await direct.storage.read({ disk, key: object.key })).arrayBuffer()
  return content ? content.arrayBuffer() : new ArrayBuffer(0)
}

async function hash(file: MockFile, world: World): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await read(file, world)))
    .digest('hex')
}

function hashOf(file: MockFile, world: World): Promise<string> {
  const known = hashes.get(file) ?? hash(file, world)
  hashes.set(file, known)
  return known
}

/** Lists the world's stored files with SHA-256 hashes, to compare with what was sent; DELETE removes them. */
export const storedFiles: RouteHandler = async ({ request, context: { world } }) => {
  const files = world.db.files.all().filter(({ type }) => type !== 'folder')
  if (request.method === 'DELETE') {
    for (const { id, disk, object } of files) {
      world.db.files.remove(id)
      if (object) await world.direct?.storage.remove({ disk, key: object.key })
    }
    return new Response(null, { status: HttpStatus.NoContent })
  }
  const list = files.map(async (file) => {
    const { id, name, disk, owner_id, file_size: size } = file
    return { id, name, disk, owner_id, size, sha256: await hashOf(file, world) }
  })
  return Response.json({ files: await Promise.all(list) })
}
