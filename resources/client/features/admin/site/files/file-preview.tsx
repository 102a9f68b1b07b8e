import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { fileContent } from '@/core/platform/api/file-content'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { TextArea } from '@/ui/fields/text-area'

import { previewOf } from './preview-kind'

/** Longest previewed text, in characters: browsers lay out longer ones slowly. */
const MAX_TEXT = 100_000

const MEDIA = 'max-h-[60dvh] max-w-full rounded-input'

/** Shows an image, a sound, a video, a text or a PDF file; says so when a file has no preview. */
export function FilePreview({ file }: { file: FileEntry }) {
  const { t } = useTranslation()
  const preview = previewOf(file)
  switch (preview.type) {
    case 'image':
      return <img src={preview.url} alt={file.name} className={`${MEDIA} self-start object-contain`} />
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- an uploaded file, which comes without captions
      return <audio src={preview.url} aria-label={file.name} controls preload="none" className="w-full" />
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- an uploaded file, which comes without captions
      return <video src={preview.url} aria-label={file.name} controls preload="none" className={MEDIA} />
    case 'text':
      return <TextPreview name={file.name} url={preview.url} />
    case 'pdf':
      return <PdfPreview name={file.name} url={preview.url} />
    case 'none':
      return <p className="text-muted">{t('This file has no preview.')}</p>
    default:
      return preview satisfies never
  }
}

type PreviewProps = { name: string; url: string }

function TextPreview({ name, url }: PreviewProps) {
  return (
    <PanelQuery query={useQuery(fileContent.text(url))} height="h-72">
      {(text) => <TextArea label={name} value={text.slice(0, MAX_TEXT)} rows={8} readOnly spellCheck={false} />}
    </PanelQuery>
  )
}

function PdfPreview({ name, url }: PreviewProps) {
  return (
    <PanelQuery query={useQuery(fileContent.bytes(url))} height="h-120">
      {(blob) => <PdfFrame name={name} blob={blob} />}
    </PanelQuery>
  )
}

/** Shows the bytes as a PDF document whatever the server declared, so that a page among them cannot run. */
function PdfFrame({ name, blob }: { name: string; blob: Blob }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }))
      frame.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <iframe ref={show} title={name} className="h-[70dvh] w-full rounded-input border border-divider" />
}
