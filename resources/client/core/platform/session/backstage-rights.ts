/** Permission to publish music. */
export const PUBLISH_MUSIC = 'music.create'

/** Permission to change own music. */
export const CHANGE_MUSIC = 'music.update'

/** Permission to request an artist profile. */
export const REQUEST_ARTIST = 'backstageRequests.create'
