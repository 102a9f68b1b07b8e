import { type DocumentedGroup } from '../documented'
import { artist } from '../samples'

export const landing = {
  section: '5',
  rule: 'The landing page’s data is a list of up to eight `artists`; release C has another endpoint.',
  screens: ['landing page'],
  endpoints: {
    artists: {
      call: 'GET landing/artists',
      source: '5',
      loader: 'landingPage',
      rights: [],
      responses: {
        'with albums': { artists: [{ ...artist, albums: [{ image: 'storage/album_images/4.png' }] }] },
        'without albums': { artists: [artist] },
        none: { artists: [] },
      },
    },
  },
} satisfies DocumentedGroup
