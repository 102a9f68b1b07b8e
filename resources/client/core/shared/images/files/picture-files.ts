import { fileEntries } from '@/contract/groups/file-entries'
import { encodeFilters } from '@/contract/machinery/wire'
import { infiniteQuery } from '@/core/platform/api/query'

/** Number of pictures on a page of the dialog. */
export const PICTURES_PER_PAGE = 30

/** Visitors cannot open private files (backend contract, section 9). */
const publicPictures = encodeFilters([
  { key: 'type', operator: '=', value: 'image' },
  { key: 'public', operator: '=', value: true },
])

/** The site's public pictures, last changed first; those that match `words`, unless it is empty. Always refetched. */
export const pictureFiles = (words: string) => ({
  ...infiniteQuery(
    fileEntries.list,
    {
      query: {
        filters: publicPictures,
        perPage: PICTURES_PER_PAGE,
        paginate: 'simple',
        ...(words !== '' && { query: words }),
      },
    },
    { pageOf: ({ pagination }) => pagination },
  ),
  staleTime: 0,
})
