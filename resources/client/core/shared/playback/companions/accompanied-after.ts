/** What goes along with a song comes so long after its start, in seconds: until then the network is the song's. */
export const ACCOMPANIED_AFTER = 4
