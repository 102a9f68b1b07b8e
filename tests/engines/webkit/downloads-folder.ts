import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the folder of a browser with this home directory. */
export const folderOf = (home: string) => path.join(home, 'downloads')

/** Makes the browser of this home directory keep its downloads in a folder of their own. */
export async function prepareDownloads(home: string): Promise<void> {
  await Promise.all([mkdir(folderOf(home)), mkdir(path.join(home, '.config'))])
  await writeFile(path.join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
}
