import { type ContentFile, readContentFiles } from '../../content/files/files.ts'

let read: ContentFile[] | undefined

/** The content files, read once. */
export const seededContent = (): readonly ContentFile[] => (read ??= readContentFiles())
