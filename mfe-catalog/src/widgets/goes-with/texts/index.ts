import { textsOf } from '@shop/i18n'
import type { texts } from './ru.ts'

export const useTexts = textsOf<typeof texts>(`${__REMOTE__}/widget/goes-with`)
