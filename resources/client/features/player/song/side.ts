/** What is shown beside the song's picture on wide screens, and in its place on narrow ones. */
export type Side = 'lyrics' | 'queue'
