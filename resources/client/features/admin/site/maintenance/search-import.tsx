import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { LongText } from '@/ui/collections/long-text'
import { SelectField } from '@/ui/pickers/select-field'

import { searchDriverQuery, searchModelsQuery, tools } from '../tools/queries'
import { RunButton } from '../tools/run-button'
import { searchDrivers } from '../tools/search-drivers'
import { useLastRun } from '../tools/use-last-run'
import { ToolPanel } from './tool-panel'

type SearchModel = { model: string; name: string }
type Import = { model: string; driver: string }

/** Fills the search index of one kind of records, and shows what the server printed. */
export function SearchImport() {
  const { t } = useTranslation()
  return (
    <ToolPanel
      title={t('Search index')}
      description={t('Rebuilds the index of a search engine. Import every kind of record after changing the engine.')}
      duration={t('Can take several minutes. The server keeps working if you leave this page.')}
    >
      <PanelQuery query={useQuery(searchModelsQuery)} height="h-40">
        {({ models }) =>
          models.length > 0 ? <ImportForm models={models} /> : <p>{t('The server has nothing to import.')}</p>
        }
      </PanelQuery>
    </ToolPanel>
  )
}

function ImportForm({ models }: { models: readonly SearchModel[] }) {
  const { t, tServer } = useTranslation()
  const run = useLastRun(tools.importSearchIndex)
  const { data: ownDriver = 'mysql' } = useQuery({
    ...searchDriverQuery,
    enabled: usePermission(`${assumedPermissions.settings}.view`),
  })
  const [chosen, setChosen] = useState(run?.variables?.body)
  const body = { model: models[0]?.model ?? '', driver: ownDriver, ...chosen }
  const nameOf = (wanted: string) => tServer(models.find(({ model }) => model === wanted)?.name ?? wanted)
  const describe = ({ body: { model, driver } }: { body: Import }) =>
    `${nameOf(model)}, ${searchDrivers[driver]?.name ?? driver}`
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <SelectField
          label={t('Records')}
          options={models.map(({ model, name }) => ({ value: model, label: tServer(name) }))}
          value={body.model}
          onChange={(model) => setChosen({ ...body, model })}
        />
        <SelectField
          label={t('Search engine')}
          options={Object.entries(searchDrivers).map(([value, { name }]) => ({ value, label: name }))}
          value={body.driver}
          onChange={(driver) => setChosen({ ...body, driver })}
        />
      </div>
      <RunButton tool={tools.importSearchIndex} input={{ body }} label={t('Import')} describe={describe} />
      {run?.data?.output && <LongText label={t('Output')} text={run.data.output} />}
    </>
  )
}
