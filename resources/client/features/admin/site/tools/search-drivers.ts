/** Search engines of the server, by the value on the wire. */
export const searchDrivers: Readonly<Record<string, { name: string }>> = {
  mysql: { name: 'MySQL' },
  meilisearch: { name: 'Meilisearch' },
  algolia: { name: 'Algolia' },
}
