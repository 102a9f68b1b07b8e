/** Whether a file is audio, by its type; servers send unknown types as a stream of bytes. */
export const isSound = (type: string): boolean => /^(audio|video)\/|^application\/(ogg|octet-stream)/i.test(type)

/** Whether a file is a picture, by its type. */
export const isPicture = (type: string): boolean => /^image\//i.test(type)

/** Folder of the downloaded covers below the site's root. */
const COVERS = '/offline/covers/'

/** Whether a downloaded file is what its URL says, by the headers it was stored with: a cover or a song, and not empty. */
export function isIntact(url: string, { headers }: Response): boolean {
  const fits = url.includes(COVERS) ? isPicture : isSound
  return fits(headers.get('content-type') ?? '') && Number(headers.get('content-length')) > 0
}
