import type { MockFile } from '../store/file-rows'
import { factory } from './factory'

/** Makes a private file without content. */
export const makeFile = factory<MockFile, Record<string, Partial<MockFile>>>(
  (sequence) => ({
    id: sequence,
    name: `Fails ${sequence}`,
    file_name: `file-${sequence}`,
    mime: 'application/octet-stream',
    extension: null,
    file_size: 64,
    type: 'file',
    disk: 'uploads',
    disk_prefix: null,
    parent_id: null,
    owner_id: 1,
    workspace_id: null,
    created_at: '2025-06-01T00:00:00.000000Z',
    content: undefined,
  }),
  {},
)
