import type { PictureSurface } from '@/core/shared/images/image-field-view'
import { UploadedPictureField } from '@/core/shared/images/uploaded-picture-field'

import { textIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

/** A picture of the site; the setting is its URL. */
export const PictureSetting = ({ value, ...field }: SettingControlProps & { surface: PictureSurface | undefined }) => (
  <UploadedPictureField {...field} value={textIn(value)} diskPrefix="branding_media" isWhole />
)
