import { type DocumentedGroup, listener, listParameters, permitted, required } from '../documented'
import { album, lists } from '../samples'

export const reposts = {
  section: '5',
  rule: 'A repost is toggled, and the response names the `action`.',
  screens: ['likes, reposts, item menus'],
  endpoints: {
    toggle: {
      call: 'POST reposts/toggle',
      source: '5',
      body: { repostable_id: required(), repostable_type: required('track', 'album') },
      rights: permitted('music.view'),
      responses: { added: { action: 'added', repost: { id: 1 } }, removed: { action: 'removed' } },
    },
    ofUser: {
      call: 'GET users/:userId/reposts',
      source: '5',
      screens: ['user profile'],
      query: listParameters,
      ...listener,
      responses: lists({ repostable: album }),
    },
  },
} satisfies DocumentedGroup
