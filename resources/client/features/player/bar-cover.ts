/** Id of the song's cover in the bar: the one in the full view grows out of it. */
export const BAR_COVER_ID = 'player-bar-cover'
