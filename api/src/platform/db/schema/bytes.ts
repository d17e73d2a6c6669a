import { customType } from '../drizzle.ts'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
