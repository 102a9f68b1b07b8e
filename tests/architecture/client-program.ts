import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Folder of the client, absolute. */
export const CLIENT = join(process.cwd(), 'resources/client/')

/** A file that exists in the program only. */
const SAMPLE = join(CLIENT, 'sample.tsx')

/** Files of the client, without tests and declarations, relative to its folder. */
export const clientFiles = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$|testing\//.test(path),
)

/**
 * Parses the client with its types, and a sample beside it. Call it outside of tests, which have a time limit: the types
 * take half a minute.
 */
export function createClientProgram(sample: string) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
    ts.sys,
    // Absolute: files that are imported by an alias get their names from it.
    process.cwd(),
  )
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (path, target, ...rest) =>
    path === SAMPLE ? ts.createSourceFile(path, sample, target, true) : getSourceFile.call(host, path, target, ...rest)
  const program = ts.createProgram([SAMPLE, ...clientFiles.map((path) => join(CLIENT, path))], options, host)
  // Binds the files, so that nodes know their parents.
  program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(CLIENT))
  return {
    program,
    /** The client's own files. */
    own: files.filter(({ fileName }) => fileName !== SAMPLE),
    sample: files.filter(({ fileName }) => fileName === SAMPLE),
  }
}
