import type { Output } from '@/contract/endpoint'
import type { fileEntries } from '@/contract/file-entries'

/** File entry that the server made of an uploaded file. */
export type FileEntry = Output<typeof fileEntries.upload>['fileEntry']
