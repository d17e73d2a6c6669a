import type { InferInsertModel } from 'drizzle-orm'
import type { pickupProviders } from '../../../platform/db/schema/index.ts'

/** Ids that the back office's pickup points name. */
export const PROVIDERS: InferInsertModel<typeof pickupProviders>[] = [
  { id: 1, name_ru: '5post', name_en: '5post' },
  { id: 2, name_ru: 'СДЭК', name_en: 'CDEK' },
  { id: 3, name_ru: 'Boxberry', name_en: 'Boxberry' },
]
