import type { ManagedArtist } from '@/contract/shapes/user'
import { paths } from '@/core/platform/navigation/paths'
import type { DefinedResource, RecordRow, ResourceDescription, ResourceEntry } from '@/core/shared/records/resource'

/** A description of music, which an artist may change with `music.update` and `music.delete`. */
type Description<Row extends RecordRow> = Omit<ResourceEntry, 'permissionPrefix'> & ResourceDescription<Row>

/** Turns a description into a resource of a managed artist: the list at `artists/1/albums`, a record at `albums/5`. */
export const managedResource = <Row extends RecordRow>(
  { id, name }: ManagedArtist,
  description: Description<Row>,
): DefinedResource<Row> => ({
  ...description,
  permissionPrefix: 'music',
  area: {
    id: 'backstage',
    title: 'Backstage',
    link: paths.backstage.link,
    pages: [{ label: name ?? `#${id}`, to: paths.backstage.link(`artists/${id}`) }],
  },
  link: (recordId) =>
    paths.backstage.link(recordId === undefined ? `artists/${id}/${description.id}` : `${description.id}/${recordId}`),
})
