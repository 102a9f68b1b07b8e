import { priceOf } from '../size/component-prices'

/** Components that carry a library or a calendar with them: what a screen pays that uses one. */
const components = {
  Dialog: 'core/dialogs/dialog-overlay.tsx',
  Sheet: 'core/dialogs/sheet-overlay.tsx',
  Menu: 'ui/menu.tsx',
  ContextMenu: 'ui/context-menu.tsx',
  Tooltip: 'ui/tooltip.tsx',
  Select: 'ui/select-field.tsx',
  ComboBox: 'ui/combo-box.tsx',
  ChipField: 'ui/chip-field.tsx',
  NumberField: 'ui/number-field.tsx',
  DatePicker: 'ui/date-picker.tsx',
  DateRangePicker: 'ui/date-range-picker.tsx',
  ColorPicker: 'ui/color-picker.tsx',
  Tabs: 'ui/tabs.tsx',
  Accordion: 'ui/accordion.tsx',
  FileDrop: 'ui/file-drop.tsx',
  ReorderableList: 'ui/reorderable-list.tsx',
  VirtualList: 'ui/virtual-list.tsx',
  SafeHtml: 'ui/safe-html.tsx',
  Form: 'core/forms/use-endpoint-form.ts',
  DataTable: 'core/data-table/data-table.tsx',
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

console.log(`${'component'.padEnd(18)}${'at once'.padStart(10)}${'when used'.padStart(12)}   (gzip -9, beside what every screen has)`)
for (const [name, module] of Object.entries(components)) {
  const { atOnce, later } = await priceOf(module)
  console.log(`${name.padEnd(18)}${kilobytes(atOnce)}  ${kilobytes(later)}`)
}
