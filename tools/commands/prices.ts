import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'

import { supportedLocales } from '../vite/supported-locales'

/**
 * Byte cost of a component (gzip -9): `initial` with the screen that renders it, `onDemand` when it is opened or used.
 */
type Price = { initial: number; onDemand: number }

/** Packages that every screen loads anyway. */
const SHARED_PACKAGES = /^(react|react-dom|react-router-dom|@tanstack\/react-query)($|\/)/

/** Excludes styles: components share one sheet. */
const withoutStyles: Plugin = {
  name: 'dziesma:without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
}

/**
 * Bundles one module, given by its path below `resources/client`, and measures it without packages that every screen
 * loads.
 */
async function priceOf(module: string): Promise<Price> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // Skips the plugin's check: most components contain no react-aria strings.
    plugins: [react(), { ...supportedLocales(), buildEnd: undefined }, withoutStyles],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join('resources/client', module),
        external: SHARED_PACKAGES,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [output]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((part) => part.type === 'chunk')
  return sum(chunks)
}

function sum(chunks: Rolldown.OutputChunk[]): Price {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const initial = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || initial.has(chunk)) return
    initial.add(chunk)
    for (const name of chunk.imports) reach(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk)
  const weigh = (some: Rolldown.OutputChunk[]) =>
    some.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0)
  return { initial: weigh([...initial]), onDemand: weigh(chunks.filter((chunk) => !initial.has(chunk))) }
}

/** Components that pull in large dependencies: their byte cost for a screen that uses one. */
const components = {
  Dialog: 'core/shared/dialogs/dialog-overlay.tsx',
  Sheet: 'core/shared/dialogs/sheet-overlay.tsx',
  Menu: 'ui/overlays/menu.tsx',
  ContextMenu: 'ui/overlays/context-menu.tsx',
  Tooltip: 'ui/overlays/tooltip.tsx',
  Select: 'ui/pickers/select-field.tsx',
  ComboBox: 'ui/pickers/combo-box.tsx',
  ChipField: 'ui/chips/chip-field.tsx',
  NumberField: 'ui/fields/number-field.tsx',
  DatePicker: 'ui/dates/date-picker.tsx',
  DateRangePicker: 'ui/dates/date-range-picker.tsx',
  ColorPicker: 'ui/pickers/color-picker.tsx',
  Tabs: 'ui/disclosure/tabs.tsx',
  Accordion: 'ui/disclosure/accordion.tsx',
  FileDrop: 'ui/fields/file-drop.tsx',
  ReorderableList: 'ui/collections/reorderable-list.tsx',
  VirtualList: 'ui/collections/virtual-list.tsx',
  SafeHtml: 'ui/html/safe-html.tsx',
  Form: 'core/shared/forms/use-endpoint-form.ts',
  HtmlField: 'core/shared/rich-text/html-field.tsx',
  SourceEditor: 'core/shared/rich-text/source-editor.tsx',
  DataTable: 'core/shared/data-table/data-table.tsx',
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

console.log(
  `${'component'.padEnd(18)}${'initial'.padStart(10)}${'on demand'.padStart(12)}   (gzip -9, without code that every screen shares)`,
)
for (const [name, module] of Object.entries(components)) {
  const { initial, onDemand } = await priceOf(module)
  console.log(`${name.padEnd(18)}${kilobytes(initial)}  ${kilobytes(onDemand)}`)
}
