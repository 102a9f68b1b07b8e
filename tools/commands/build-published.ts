import { build } from 'vite'

// Proves that the bundle can be built without adapted dependencies, in another folder than the site's.
process.env['DEPENDENCIES'] = 'published'
await build({ logLevel: 'warn', build: { outDir: 'dist-published/public/build', chunkSizeWarningLimit: 1000 } })
