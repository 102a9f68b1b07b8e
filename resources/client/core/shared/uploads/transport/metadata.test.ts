import { expect, test } from 'vitest'

import { flatMetadata } from './metadata'

test.each([
  [{}, null, 0, {}],
  [
    { disk: 'public', diskPrefix: 'playlist_media' } as const,
    null,
    0,
    { disk: 'public', diskPrefix: 'playlist_media' },
  ],
  [{ parentId: null }, null, 7, { workspaceId: 7 }],
  [{ parentId: 3, middleware: 'b2' }, 'Mape/a.mp3', 0, { parentId: 3, middleware: 'b2', relativePath: 'Mape/a.mp3' }],
])('flattens %j with path %s and workspace %d to %j', (metadata, relativePath, workspaceId, flat) => {
  expect(flatMetadata(metadata, { relativePath }, workspaceId)).toEqual(flat)
})
