import { outdatedDocs } from '../../docs.ts'
import type { Check } from '../check.ts'

export const docsAreCurrent: Check = {
  name: 'generated docs',
  run: async () => (await outdatedDocs()).map(({ file }) => `${file} is out of date: npm run docs writes it anew`),
}
