import { fileEntries } from '@/contract/groups/file-entries'
import { encodeFilters } from '@/contract/machinery/wire'
import { infiniteQuery } from '@/core/platform/api/query'

/** Number of files on a page of a dialog. */
export const FILES_PER_PAGE = 30

/** Type of the files to choose from. */
export type PickedType = 'image' | 'audio'

/** Visitors cannot open private files (backend contract, section 9). */
const publicFilesOf = (type: PickedType) =>
  encodeFilters([
    { key: 'type', operator: '=', value: type },
    { key: 'public', operator: '=', value: true },
  ])

/** The site's public files of a type, last changed first; those that match `words`, unless it is empty. Always refetched. */
export const publicFiles = (type: PickedType, words: string) => ({
  ...infiniteQuery(
    fileEntries.list,
    {
      query: {
        filters: publicFilesOf(type),
        perPage: FILES_PER_PAGE,
        paginate: 'simple',
        ...(words !== '' && { query: words }),
      },
    },
    { pageOf: ({ pagination }) => pagination },
  ),
  staleTime: 0,
})
