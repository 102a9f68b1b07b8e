/** A form with a picture of `size` bytes, as an avatar is uploaded. */
export function pictureForm(type = 'image/png', size = 64): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(size)], 'me', { type }))
  return form
}
