import type { PartitionReport } from '@/contract/groups/reports'

/** A record that a part of a report stands for. */
export type ReportedRecord = NonNullable<PartitionReport['datasets'][number]['data'][number]['model']>

/** Picture of a record: of a song without an own one, that of its album. Null without one; undefined for no music. */
export const pictureOf = ({ image, image_small, avatar, album }: ReportedRecord): string | null =>
  image || image_small || avatar || album?.image || null
