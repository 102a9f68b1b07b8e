/** The path below the site's root (a slash at both ends), without a leading slash; undefined outside of it. */
export const pathWithin = (root: string, { pathname }: URL): string | undefined =>
  pathname.startsWith(root) ? pathname.slice(root.length) : undefined
