import { priceOf } from '../size/component-prices'

/** Components that carry a library or a calendar with them: what a screen pays that uses one. */
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
  DataTable: 'core/shared/data-table/data-table.tsx',
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

console.log(
  `${'component'.padEnd(18)}${'at once'.padStart(10)}${'when used'.padStart(12)}   (gzip -9, beside what every screen has)`,
)
for (const [name, module] of Object.entries(components)) {
  const { atOnce, later } = await priceOf(module)
  console.log(`${name.padEnd(18)}${kilobytes(atOnce)}  ${kilobytes(later)}`)
}
