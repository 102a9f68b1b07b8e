/** Page of the site that a link can lead to, and what it shows. */
export type OwnPage = { title: string; path: string; kind?: string }

/** Parts of the site that an editor of HTML uses. */
export type EditedSite = {
  /** Folder of uploads on the public disk. */
  diskPrefix: string
  /** Finds pages of the site by their title. Throws ApiError. */
  findPages: (text: string, signal: AbortSignal) => Promise<OwnPage[]>
}
