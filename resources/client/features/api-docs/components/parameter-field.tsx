import { TextField } from '@/ui/fields/text-field'

import { describeSchema } from '../document/describe-schema'
import type { Json } from '../document/json'
import type { Parameter } from '../document/read-document'
import { SchemaSummary } from './schema-summary'

type ParameterFieldProps = {
  parameter: Parameter
  root: Json
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Field for the value of a parameter, with its type and allowed values. */
export const ParameterField = ({ parameter, root, value, error, onChange }: ParameterFieldProps) => (
  <TextField
    label={parameter.name}
    description={<SchemaSummary node={describeSchema(root, parameter.schema)} />}
    value={value}
    error={error}
    required={parameter.isRequired}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    translate="no"
    className="font-mono"
    onChange={onChange}
  />
)
