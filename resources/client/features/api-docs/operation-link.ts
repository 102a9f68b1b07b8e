/** Query parameter that names the chosen operation. */
export const OPERATION_PARAMETER = 'operation'

/** Link to an operation on the current page. */
export const operationLink = (id: string): string => `?${new URLSearchParams({ [OPERATION_PARAMETER]: id }).toString()}`
