/** Port of `npm run dev` unless another is chosen. */
export const DEV_PORT = 5173

/** Name of the file in `public` through which a Laravel site finds a development server. */
export const HOT_FILE: RegExp = /^hot(?:-\d+)?$/

/**
 * Files that a development server writes: the cache of its packages, and its hot file, which is Laravel's own only at
 * the default port. Servers at different ports share none.
 */
export const developmentFiles = (port: number): { cacheDir: string; hotFile: string } => ({
  cacheDir: `node_modules/.vite/dev-${port}`,
  hotFile: port === DEV_PORT ? 'public/hot' : `public/hot-${port}`,
})
