import type { EXPORT_PARTS, PartName } from './parts.ts'

type PartTexts = { [Name in PartName]: { title: string; fields: Record<keyof (typeof EXPORT_PARTS)[Name]['fields'], string> } }
export interface ExportTexts {
  title: string
  made: (moment: string) => string
  about: string
  none: string
  yes: string
  no: string
  file: string
  values: Readonly<Record<string, string>>
  parts: PartTexts
}
