import type { Output } from '@/contract/endpoint'
import type { fileEntries } from '@/contract/file-entries'

/** What the server made of an uploaded file. */
export type FileEntry = Output<typeof fileEntries.upload>['fileEntry']
