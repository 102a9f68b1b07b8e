import { area } from './area'

const UPLOAD = 'npm run build, then copy all of public/build to the site’s public/'

/** The built bundle: manifest, entry key, files. */
export const build = area('build', 'Bundle and manifest', {
  'build.hot-page': {
    severity: 'error',
    what: 'The page loads the client from a development server',
    why: 'Only the developer’s machine can open the site: public/hot was deployed, or npm run dev still runs.',
    fix: { laravel: 'rm public/hot, and add public/hot to .gitignore and to the excludes of the deployment' },
  },
  'build.hot-file': {
    severity: 'error',
    what: 'The file public/hot was left behind',
    why: 'Laravel’s @vite then loads the client from the development server that the file names.',
    fix: { laravel: 'rm public/hot' },
  },
  'build.folder-missing': {
    severity: 'error',
    what: 'There is no build folder',
    why: 'Laravel throws “Vite manifest not found”, and the page fails with 500.',
    fix: { laravel: UPLOAD },
  },
  'build.manifest-missing': {
    severity: 'error',
    what: 'build/manifest.json is missing',
    why: 'Laravel throws “Vite manifest not found”, and the page fails with 500.',
    fix: { laravel: UPLOAD },
  },
  'build.manifest-folder': {
    severity: 'error',
    what: 'The manifest is in build/.vite/ instead of build/',
    why: 'Vite’s default differs from Laravel’s: the server looks for build/manifest.json.',
    fix: { laravel: 'vite.config.ts: keep laravel-vite-plugin, which sets build.manifest to manifest.json' },
  },
  'build.manifest-unreadable': {
    severity: 'error',
    what: 'build/manifest.json is not a Vite manifest',
    why: 'The server cannot find the entry in it.',
    fix: { laravel: UPLOAD, nginx: 'try_files $uri before /index.php, so that static files are served as they are' },
  },
  'build.entry-key': {
    severity: 'error',
    what: 'The manifest has no entry resources/client/main.tsx',
    why: 'Laravel throws “Unable to locate file in Vite manifest”: the bundle is of another project or build.',
    fix: { laravel: `app.blade.php: @vite('resources/client/main.tsx'). ${UPLOAD}` },
  },
  'build.stale-page': {
    severity: 'error',
    what: 'The page loads another build than the manifest names',
    why: 'A cached page or a second server names files of an earlier build, which disappear with the next deployment.',
    fix: {
      laravel: 'php artisan view:clear && php artisan optimize; deploy to every server',
      nginx: 'Do not cache index.php',
    },
  },
  'build.files-missing': {
    severity: 'error',
    what: 'Files of the manifest are missing',
    why: 'The upload was interrupted: screens that need them show an error.',
    fix: { laravel: UPLOAD },
  },
  'build.manifest-bom': {
    severity: 'error',
    what: 'build/manifest.json begins with a byte order mark (BOM)',
    why: 'PHP cannot parse it, so the page fails with 500: an editor or the upload has saved the file anew.',
    fix: { laravel: UPLOAD },
  },
  'build.changed': {
    severity: 'error',
    what: 'Files of the bundle differ from the build’s',
    why: 'They are of another build, cut off, minified again or uploaded as text. The service worker refuses them.',
    fix: {
      laravel: `${UPLOAD}, in binary mode`,
      nginx: 'Remove sub_filter and pagespeed; purge the CDN, and switch its minification off',
    },
  },
  'build.other-sums': {
    severity: 'warning',
    what: 'build/sums.json is of another build',
    why: 'A part of the build folder was left out of the deployment, and the content of its files cannot be checked.',
    fix: { laravel: UPLOAD },
  },
  'build.extra-files': {
    severity: 'warning',
    what: 'The build folder has files of earlier builds, or other files',
    why: 'Open tabs need an earlier build for a day. After that, the files only take space, and other files are public.',
    fix: { laravel: 'Delete the files that public/build/manifest.json does not list' },
  },
  'build.source-maps': {
    severity: 'warning',
    what: 'Source maps are public',
    why: 'They contain the client’s whole source. Only the error reporter needs them.',
    fix: {
      laravel: 'Deploy public/build only; source-maps/ stays private',
      nginx: 'location ~ \\.map$ { deny all; }',
      apache: '<FilesMatch "\\.map$"> Require all denied </FilesMatch>',
    },
  },
  'build.absolute-urls': {
    severity: 'error',
    what: 'Built files refer to /build/ with absolute paths',
    why: 'In a sub-folder or on an asset host, later chunks and fonts are requested from the wrong place.',
    fix: { laravel: "vite.config.ts: base: ''" },
  },
})
