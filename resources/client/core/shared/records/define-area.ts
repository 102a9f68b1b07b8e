import { defineResource } from './define-resource'
import type { RecordRow, ResourceDescription } from './resource'
import type { Area } from './sections/area'
import { type ScreenDescription, screenSection } from './sections/screen-section'

/** Returns the functions that define the sections of an area. */
export const defineArea = (area: Area) => ({
  defineResource: <Row extends RecordRow>(description: ResourceDescription<Row>) => defineResource(area, description),
  screenSection: (description: ScreenDescription) => screenSection(area, description),
})
