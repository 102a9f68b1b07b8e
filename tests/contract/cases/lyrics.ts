import type { lyrics } from '@/contract/groups/lyrics'
import { lyrics as documented } from '@mock/documented/groups/lyrics'

import { groupCases, MISSING_ID } from '../case'
import {
  admin,
  administratorsOnly,
  changedBetweenDays,
  everyField,
  reading,
  recordRefusals,
  removals,
} from './administrator'

/** A track of the mock without lyrics. */
const body = { track_id: 3, text: '[00:12.50]Aijā, žūžū\n[01:02.00]lāča bērni', is_synced: true, duration: 120_000 }
const one = { params: { id: 1 } }
const oneTrackBody = { ...body, track_id: 1 }

export const lyricCases = groupCases<typeof lyrics>(documented, {
  list: [
    {
      name: 'with their tracks',
      ...reading,
      input: { query: { paginate: 'lengthAware', with: ['track'], perPage: 5 } },
      status: 200,
    },
    { name: 'by a word of the text', ...reading, input: { query: { query: 'lāča' } }, status: 200 },
    changedBetweenDays,
    ...administratorsOnly(),
  ],
  create: [
    {
      name: 'synced',
      ...admin,
      input: { body },
      status: 200,
      holds: (response) => !response?.lyric || response.lyric.text === body.text,
    },
    {
      name: 'plain, without a duration',
      ...admin,
      input: { body: { track_id: 3, text: 'Aijā, žūžū', is_synced: false, duration: null } },
      status: 200,
    },
    { name: 'a synced line without a time', ...admin, input: { body: { ...body, text: 'Aijā' } }, status: 422 },
    { name: 'for a track that has some', ...admin, input: { body: oneTrackBody }, status: 422 },
    { name: 'for a missing track', ...admin, input: { body: { ...body, track_id: MISSING_ID } }, status: 422 },
    { name: 'without text', ...admin, input: { body: { ...body, text: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body: oneTrackBody }, (response) => !response?.lyric || response.lyric.text === body.text),
    { name: 'without text', ...admin, input: { ...one, body: { ...oneTrackBody, text: ' ' } }, status: 422 },
    ...recordRefusals('lyrics', { ...one, body: oneTrackBody }),
  ],
  remove: removals('lyrics', 'lyrics'),
})
