/** A recording in the site's storage or CDN (backend contract, section 5). */
const UPLOADED = /(?:^|\/)storage\/track_media\//

/** Sources that an audio element cannot play: a YouTube id or URL, and streams. */
const NOT_A_FILE = /^[\w-]{11}$|youtu\.?be|\.(?:m3u8|mpd)(?:\?|$)/i

/** Whether an audio element can play a source. */
export const isAudioFile = (src: string): boolean => src !== '' && !NOT_A_FILE.test(src)

/** Returns the source of a track to save: of an uploaded recording without the signature, which expires. */
export const savedSource = (src: string): string => (UPLOADED.test(src) ? src.replace(/\?.*$/, '') : src)
