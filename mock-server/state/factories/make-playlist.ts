import type { MockPlaylist } from '../store/music-rows'
import { factory } from './factory'

export const makePlaylist = factory(
  (sequence): MockPlaylist => ({
    id: sequence,
    name: `Izlase ${sequence}`,
    image: `storage/playlist_media/${sequence}.svg`,
    public: true,
    collaborative: false,
    owner_id: 1,
    description: null,
    created_at: '2025-05-01T00:00:00.000000Z',
    track_ids: [],
    editor_ids: [],
    model_type: 'playlist',
  }),
  { private: { public: false }, collaborative: { collaborative: true }, withoutImage: { image: null } },
)
