import { abroad } from './designers/abroad.ts'
import type { DemoDesigner } from './designers/house.ts'
import { russia } from './designers/russia.ts'

const listed = [...abroad, ...russia] as const

export type DesignerSlug = (typeof listed)[number]['slug']

/** Demo designers in the order of the main page. */
export const designers: readonly DemoDesigner[] = listed
