import { readFileSync } from 'node:fs'

const DOCUMENT = 'docs/upgrading.md'

/** Commands of docs/upgrading.md for a new version of the bundle. */
export type WrittenCommands = {
  /** Scripts that install the version: unpack and keep the old files, then copy. */
  install: string[]
  /** Script of the way back. */
  back: string
  /** Arguments of the doctor, which checks the site. */
  doctor: string[]
}

/** Reads the commands from the document, for a release of this version and a site with this URL. */
export function writtenCommands(version: string, url: string): WrittenCommands {
  const document = readFileSync(DOCUMENT, 'utf8').replaceAll('<version>', version)
  const section = textBetween(document, '## A new version of the bundle', '### Make a release')
  const [forward = '', back = ''] = section.split('**Back.**')
  const doctor = /`npm run doctor -- (--path \S+ --url) https:\S+`/.exec(forward)?.[1] ?? ''
  return { install: scriptsIn(forward), back: scriptsIn(back).join(''), doctor: [...doctor.split(' '), url] }
}

const textBetween = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start), text.indexOf(end))

const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, script = '']) => script)
