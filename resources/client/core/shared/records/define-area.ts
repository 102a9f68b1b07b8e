import { defineResource } from './define-resource'
import type { RecordRow, ResourceDescription, ResourceEntry } from './resource'
import type { Area } from './sections/area'
import { type ScreenDescription, screenSection } from './sections/screen-section'

/** Returns the functions that define the sections of an area. */
export const defineArea = (area: Area) => ({
  defineResource: <Row extends RecordRow>(entry: ResourceEntry, load: () => Promise<ResourceDescription<Row>>) =>
    defineResource(area, entry, load),
  screenSection: (description: ScreenDescription) => screenSection(area, description),
})
