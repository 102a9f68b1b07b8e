/** Page of the site that a link can lead to. */
export type OwnPage = { title: string; path: string }

/** Parts of the site that an editor of HTML uses. */
export type EditedSite = {
  /** Folder of uploads on the public disk. */
  diskPrefix: string
  /** Finds pages of the site by their title. */
  findPages: (text: string) => Promise<OwnPage[]>
}
