import type { tags } from '@/contract/tags'
import { ENGLISH_TAG } from '@mock/synthesis/catalogue/tags'

import type { Cases } from '../case'

const mockOnly = 'needs the tags of the mock'

export const tagCases: Cases<typeof tags> = {
  tracks: [
    { name: 'with the tag', input: { params: { name: ENGLISH_TAG }, query: { page: 2 } }, status: 200, mockOnly },
    { name: 'missing tag', input: { params: { name: 'there-is-no-such-tag' } }, status: 404 },
  ],
  albums: [
    { name: 'with the tag', input: { params: { name: ENGLISH_TAG } }, status: 200, mockOnly },
    { name: 'missing tag', input: { params: { name: 'there-is-no-such-tag' } }, status: 404 },
  ],
}
