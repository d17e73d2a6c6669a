import type { DemoPage } from './page.ts'
import { piercing } from './services.ts'

/** Every page of words that the shop has. */
export const pages: DemoPage[] = [piercing]
