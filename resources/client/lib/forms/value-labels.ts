/** Returns the text that a field's control shows for a value; undefined for a value that it does not offer. */
export type LabelOf = (value: unknown) => string | undefined

const labels = new WeakMap<Element, LabelOf>()

/** Tells how the control of a hidden field shows its values. */
export const setValueLabels = (field: Element, labelOf: LabelOf): unknown => labels.set(field, labelOf)

/** Returns the text that the control of a hidden field shows for a value, if it has one. */
export const valueLabel = (field: Element, value: unknown): string | undefined => labels.get(field)?.(value)
