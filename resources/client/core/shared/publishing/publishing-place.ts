/** Differences between the areas in which music is published. */
export type PublishingPlace = {
  /** Prefix of the drafts: `admin`. */
  area: string
  /** Whether the user may create albums; otherwise only singles and tracks of existing ones. */
  canCreateAlbums: boolean
  /** Whether the user may create artists that files name. */
  canCreateArtists: boolean
  /** URL of a track's editor. */
  trackLink: (id: number) => string
  /** URL of an album's editor. */
  albumLink: (id: number) => string
}
