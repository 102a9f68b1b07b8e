import { useTranslation } from '@/core/platform/i18n/use-translation'

import { describeSchema } from '../document/describe-schema'
import type { Json } from '../document/json'
import type { Parameter } from '../document/read-document'
import { parameterKey } from '../request/build-request'
import { Code } from './code'
import { RequiredBadge, SchemaSummary } from './schema-summary'

/** Parameters of an operation with their places and types. */
export function ParameterTable({ parameters, root }: { parameters: readonly Parameter[]; root: Json }) {
  const { t } = useTranslation()
  return (
    <table className="w-full border-collapse text-start">
      <thead className="text-sm text-muted">
        <tr className="border-b border-divider">
          {[t('Name'), t('Place'), t('Type')].map((title) => (
            <th key={title} scope="col" className="py-2 pe-4 text-start font-bold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameterKey(parameter)} className="border-b border-divider align-top">
            <th scope="row" className="py-3 pe-4 text-start font-bold">
              <span className="flex flex-wrap items-center gap-2">
                <Code className="[overflow-wrap:anywhere]">{parameter.name}</Code>
                {parameter.isRequired && <RequiredBadge />}
              </span>
            </th>
            <td className="py-3 pe-4">
              <Code>{parameter.place}</Code>
            </td>
            <td className="py-3">
              <SchemaSummary node={describeSchema(root, parameter.schema)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
