import type { ComponentProps } from 'react'

import { UploadedPictureField } from '@/core/shared/images/uploaded-picture-field'

import { ResetValue } from '../reset-value'

type PictureFieldProps = ComponentProps<typeof UploadedPictureField> & {
  /** Undefined while the picture is the original one. */
  onReset: (() => void) | undefined
}

/** A picture of the site, which can be reset to the original. */
export function PictureField({ onReset, ...picture }: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <UploadedPictureField {...picture} />
      <ResetValue label={picture.label} onReset={onReset} />
    </div>
  )
}
